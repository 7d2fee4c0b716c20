'use client'

import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface DescribedProps {
  label: string
  /** A control next to the label. */
  explanation?: ReactNode
  help?: ReactNode
  error?: string | undefined
}

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

const control =
  'block w-full rounded-md border bg-surface px-3.5 text-base text-ink placeholder:text-ink-soft ' +
  'focus-visible:border-primary focus-visible:outline-none focus-visible:ring-[3px] focus-visible:ring-primary/20'

/** A control with its label above and its help or error text below. */
export function Described({
  label,
  explanation,
  help,
  error,
  children,
}: DescribedProps & { children: (props: ControlProps) => ReactNode }) {
  const id = useId()
  const note = error ?? help
  return (
    <div>
      <div className="mb-1.5 font-semibold text-sm">
        <label htmlFor={id}>{label}</label>
        {explanation}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        className: clsx(control, error ? 'border-danger ring-1 ring-danger' : 'border-control'),
      })}
      {note ? (
        <p
          id={`${id}-note`}
          className={clsx('mt-1.5 flex gap-1.5 text-sm', error ? 'text-danger' : 'text-ink-soft')}
        >
          {error ? (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.8} />
          ) : null}
          {note}
        </p>
      ) : null}
    </div>
  )
}

export function TextField({
  label,
  help,
  error,
  ...props
}: DescribedProps & ComponentProps<'input'>) {
  return (
    <Described label={label} help={help} error={error}>
      {(own) => <input {...props} {...own} className={clsx(own.className, 'h-12')} />}
    </Described>
  )
}

export function TextAreaField({
  label,
  help,
  error,
  ...props
}: DescribedProps & ComponentProps<'textarea'>) {
  return (
    <Described label={label} help={help} error={error}>
      {(own) => (
        <textarea
          rows={5}
          {...props}
          {...own}
          className={clsx(own.className, 'py-3 leading-normal')}
        />
      )}
    </Described>
  )
}
