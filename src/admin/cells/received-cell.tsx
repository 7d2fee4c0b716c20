import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment } from '@/lib/dates/format-date'

/** A date and time in San Antonio's time zone. */
export function ReceivedCell({ cellData }: DefaultServerCellComponentProps) {
  const iso = String(cellData)
  return (
    <time className="guide-nowrap" dateTime={iso}>
      {formatMoment(iso)}
    </time>
  )
}
