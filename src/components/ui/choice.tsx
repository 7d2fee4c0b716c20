import type { ComponentProps } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  type: 'radio' | 'checkbox'
  label: string
}

/** Radio button or checkbox with a large touch target. */
export function Choice({ label, ...props }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-control bg-surface px-3 text-sm has-checked:border-primary has-checked:bg-primary-tint has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-marigold has-focus-visible:outline-offset-2">
      <input {...props} className="size-4 outline-none" />
      {label}
    </label>
  )
}
