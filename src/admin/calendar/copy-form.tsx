'use client'

import { useId, useState } from 'react'
import { listRepeatDays, MOST_COPIES, type Repeat, repeats } from '@/domain/events/repeat'
import { plural } from '@/domain/text/plural'
import { addDays, isDay } from '@/domain/time/days'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { useAction } from '../use-action'
import { copyToDays } from './actions'

interface CopyFormProps {
  /** The id of the event. */
  event: number
  /** The day on which it starts. */
  day: string
  done: () => void
}

const isRepeat = (value: string): value is Repeat => repeats.some((one) => one.value === value)

/** The days that are named before the others are counted. */
const NAMED = 4

function describeCopies(days: readonly string[]): string {
  if (days.length > MOST_COPIES)
    return `More than ${MOST_COPIES} copies. Choose an earlier last day.`
  const now = new Date()
  const named = days.slice(0, NAMED).map((day) => formatCalendarDay(day, now))
  const more = days.length - named.length
  return `${plural(days.length, 'copy', 'copies')}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Copies an event to another day, or to the days of a series. */
export function CopyForm({ event, day, done }: CopyFormProps) {
  const id = useId()
  const { isPending, start } = useAction()
  const [first, setFirst] = useState(addDays(day, 7))
  const [repeat, setRepeat] = useState<Repeat>('once')
  const [last, setLast] = useState(addDays(day, 28))
  const [isPublished, setPublished] = useState(false)
  const isReady = isDay(first) && (repeat === 'once' || isDay(last))
  const days = isReady ? listRepeatDays(first, repeat, last) : []
  return (
    <form
      className="calendar-form"
      aria-label="Duplicate"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        start({
          act: () => copyToDays({ id: event, first, repeat, last, isPublished }),
          done: (count) =>
            `${plural(count, 'event', 'events')} ${isPublished ? 'published' : 'saved as drafts'}.`,
          after: done,
        })
      }}
    >
      <h3>Duplicate</h3>
      <label htmlFor={`${id}-first`}>
        First day
        <input
          id={`${id}-first`}
          type="date"
          className="guide-input"
          required
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
      </label>
      <label htmlFor={`${id}-repeat`}>
        Repeats
        <select
          id={`${id}-repeat`}
          className="guide-input"
          value={repeat}
          onChange={({ target }) => isRepeat(target.value) && setRepeat(target.value)}
        >
          {repeats.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {repeat !== 'once' && (
        <label htmlFor={`${id}-last`}>
          Until
          <input
            id={`${id}-last`}
            type="date"
            className="guide-input"
            required
            min={first}
            value={last}
            onChange={({ target }) => setLast(target.value)}
          />
        </label>
      )}
      <label className="calendar-form__check">
        <input
          type="checkbox"
          checked={isPublished}
          onChange={({ target }) => setPublished(target.checked)}
        />
        Publish the copies
      </label>
      {days.length > 0 && <p className="calendar-form__note">{describeCopies(days)}</p>}
      <button
        type="submit"
        className="dashboard-button dashboard-button--large"
        disabled={isPending || days.length > MOST_COPIES}
      >
        Duplicate
      </button>
    </form>
  )
}
