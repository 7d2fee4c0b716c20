import { clsx } from 'clsx'

const looks: Readonly<Record<string, string>> = {
  GET: 'bg-primary-tint text-primary',
  POST: 'bg-marigold text-ink',
  DELETE: 'bg-accent-tint text-danger',
}

/** The HTTP method of an operation. Its color repeats the meaning of the text. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-sm px-2 py-1 font-bold text-xs leading-none tracking-[0.06em]',
        looks[method],
      )}
    >
      {method}
    </span>
  )
}
