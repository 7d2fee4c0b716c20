import { clsx } from 'clsx'

interface CompareBoxProps {
  /** Key of the listing. */
  value: string
  name: string
  className?: string
}

/** Chooses a listing for the comparison. */
export function CompareBox({ value, name, className }: CompareBoxProps) {
  return (
    <label
      data-screen-only
      className={clsx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm',
        className,
      )}
    >
      <input
        type="checkbox"
        name="items"
        value={value}
        autoComplete="off"
        className="size-5 shrink-0"
      />
      <span>
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  )
}
