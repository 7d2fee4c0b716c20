'use client'

import { Link } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { CalendarEntry } from '@/data/calendar/types'
import { formatClock } from '@/lib/dates/format-clock'
import { formatLongCalendarDay } from '@/lib/dates/format-date'
import { Dialog } from '../dialog'
import { documentHref } from '../list-links'
import { verificationHref } from '../verification/href'
import { CopyForm } from './copy-form'

interface EntryDialogProps {
  entry: CalendarEntry
  isEditor: boolean
  move: (day: string, time: string | null) => void
  reload: () => void
  close: () => void
}

function formatWhen({ start, end, isAllDay }: CalendarEntry): string {
  const write = (moment: string) => {
    const day = formatLongCalendarDay(moment.slice(0, 10))
    return isAllDay ? day : `${day}, ${formatClock(moment.slice(11))}`
  }
  const from = write(start)
  if (end === null || end === start) return from
  if (end.slice(0, 10) !== start.slice(0, 10)) return `${from} to ${write(end)}`
  return isAllDay ? from : `${from} to ${formatClock(end.slice(11))}`
}

const moveLabels = {
  event: 'Move event',
  schedule: 'Change time',
  'ad-start': 'Change first day',
  'ad-end': 'Change last day',
} as const

function MoveForm({ entry, move, close }: Pick<EntryDialogProps, 'entry' | 'move' | 'close'>) {
  const id = useId()
  const [day, setDay] = useState(entry.start.slice(0, 10))
  const [time, setTime] = useState(entry.start.slice(11))
  if (!entry.move) return null
  const hasTime = !entry.isAllDay
  return (
    <form
      className="calendar-form"
      onSubmit={(event) => {
        event.preventDefault()
        move(day, hasTime && time !== entry.start.slice(11) ? time : null)
        close()
      }}
    >
      <label htmlFor={`${id}-day`}>
        Day
        <input
          id={`${id}-day`}
          type="date"
          className="guide-input"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </label>
      {hasTime && (
        <label htmlFor={`${id}-time`}>
          Time
          <input
            id={`${id}-time`}
            type="time"
            className="guide-input"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
      )}
      <button type="submit" className="dashboard-button dashboard-button--large">
        {moveLabels[entry.move]}
      </button>
    </form>
  )
}

/** What an entry is, with what can be done with it. */
export function EntryDialog({ entry, isEditor, move, reload, close }: EntryDialogProps) {
  const { kind, subject, id, title, note, isDraft } = entry
  const href =
    kind === 'verification' && id !== null ? verificationHref(id) : documentHref(subject, id)
  return (
    <Dialog title={title} close={close}>
      <p>
        {formatWhen(entry)}
        {note && <> · {note}</>}
        {kind === 'event' && isDraft && <> · Draft</>}
      </p>
      <p>
        <Link href={href} prefetch={false}>
          {kind === 'verification' ? 'Open verification' : 'Open'}
        </Link>
      </p>
      {isEditor && <MoveForm entry={entry} move={move} close={close} />}
      {isEditor && kind === 'event' && id !== null && (
        <CopyForm
          event={id}
          day={entry.start.slice(0, 10)}
          done={() => {
            reload()
            close()
          }}
        />
      )}
    </Dialog>
  )
}
