'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Described } from '@/components/ui/field'

interface NumberFieldProps {
  name: string
  label: string
  /** A control next to the label. */
  explanation?: ReactNode
  help?: ReactNode
  value: string
  onType: (text: string) => void
  step: number
  /** `$` is shown before the number, other units after it. */
  unit: '$' | '%' | 'years'
}

/**
 * A native number field, so that phones show a numeric keyboard and arrow keys work. The typed text
 * is not reformatted. The field has no `name` because it is not submitted.
 */
export function NumberField({
  name,
  label,
  explanation,
  help,
  value,
  onType,
  step,
  unit,
}: NumberFieldProps) {
  const isNegative = value.trim().startsWith('-')
  const sign = 'pointer-events-none absolute top-0 flex h-12 items-center text-ink-soft'
  return (
    <Described
      label={label}
      explanation={explanation}
      help={help}
      error={isNegative ? 'Enter 0 or more' : undefined}
    >
      {(own) => (
        <div className="relative">
          {unit === '$' ? (
            <span aria-hidden className={clsx(sign, 'left-3.5')}>
              $
            </span>
          ) : null}
          <input
            {...own}
            data-field={name}
            type="number"
            inputMode="decimal"
            min={0}
            step={step}
            autoComplete="off"
            value={value}
            onChange={(event) => onType(event.target.value)}
            className={clsx(own.className, 'figures h-12', unit === '$' ? 'pl-8' : 'pr-16')}
          />
          {unit === '$' ? null : (
            <span aria-hidden className={clsx(sign, 'right-9')}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Described>
  )
}
