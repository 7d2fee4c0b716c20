import type { DefaultServerCellComponentProps } from 'payload'
import { eventStatus } from '@/domain/events/event-time'
import { formatShortDay } from '@/lib/dates/format-date'
import { Badge, type Tone } from './badge'

const tones: Record<ReturnType<typeof eventStatus>, Tone> = {
  'Past Event': 'plain',
  Upcoming: 'good',
  Ongoing: 'notice',
}

/** The date of an event, and whether the event is over. */
export function EventDayCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  const now = new Date()
  const eventDate = String(cellData)
  const endDate = rowData.endDate ? String(rowData.endDate) : null
  const status = eventStatus({ eventDate, endDate }, now)
  return (
    <span className="guide-pair-cell">
      <time dateTime={eventDate}>{formatShortDay(eventDate, now)}</time>
      <Badge tone={tones[status]}>{status}</Badge>
    </span>
  )
}
