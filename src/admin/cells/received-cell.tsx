import type { DefaultServerCellComponentProps } from 'payload'
import { age } from '@/domain/time/age'
import { formatMoment } from '@/lib/dates/format-date'

/** A date and time in San Antonio's time zone, and how long ago that is. */
export function ReceivedCell({ cellData }: DefaultServerCellComponentProps) {
  const iso = String(cellData)
  return (
    <time className="guide-nowrap" dateTime={iso}>
      {formatMoment(iso)}
      {`, ${age(iso, new Date())} ago`}
    </time>
  )
}
