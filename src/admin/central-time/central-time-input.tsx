'use client'

import { fromZonedInput, toZonedInput } from '@/lib/dates/site-date'
import './central-time.css'

interface CentralTimeInputProps {
  id: string
  /** ISO date and time. */
  value: string | null
  onChange: (value: string | null) => void
  isReadOnly?: boolean
  /** The id of the element with the error message. */
  problemId?: string | undefined
}

/** A day and an hour in San Antonio's time zone, in whatever zone the browser is. */
export function CentralTimeInput({
  id,
  value,
  onChange,
  isReadOnly = false,
  problemId,
}: CentralTimeInputProps) {
  return (
    <span className="central-time">
      <input
        id={id}
        type="datetime-local"
        value={value === null ? '' : toZonedInput(value)}
        disabled={isReadOnly}
        aria-invalid={problemId !== undefined}
        aria-describedby={[`${id}-zone`, problemId].filter(Boolean).join(' ')}
        onChange={({ target }) => onChange(fromZonedInput(target.value))}
      />
      <span id={`${id}-zone`}>Central Time</span>
    </span>
  )
}
