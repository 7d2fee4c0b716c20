'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef } from 'react'

interface SelectProps extends ComponentProps<'select'> {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  /** Visually hides the label if the options are self-explanatory. */
  labelHidden?: boolean
}

/** A styled native select, for the best support on phones. */
export function Select({ label, options, labelHidden = false, className, ...props }: SelectProps) {
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)

  const value = useRef(props.value)

  // A choice made before hydration reaches the form now. A microtask, because React can run effects
  // in the middle of a change event, whose handlers would then see the restored value. The events of
  // other selects restore this one, too.
  useEffect(() => {
    const select = field.current
    if (!select || value.current === undefined || select.value === value.current) return
    const choice = select.value
    queueMicrotask(() => {
      select.value = choice
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }, [])

  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'mb-1.5 block font-semibold text-sm'}
      >
        {label}
      </label>
      <div className="relative">
        <select
          ref={field}
          id={id}
          className={clsx(
            'h-12 w-full appearance-none truncate rounded-md border border-control bg-surface py-0 pr-10 pl-3.5 text-base text-ink',
            className,
          )}
          {...props}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2"
          strokeWidth={1.8}
        />
      </div>
    </div>
  )
}
