import type { DefaultServerCellComponentProps } from 'payload'
import { formatDayOrTime, formatMoment } from '@/lib/dates/format-date'

/** A moment as a day, or as the time of today. The complete time is the tooltip. */
export function TimeCell({ cellData }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  const iso = new Date(String(cellData)).toISOString()
  return (
    <time className="guide-nowrap" dateTime={iso} title={formatMoment(iso)}>
      {formatDayOrTime(iso, new Date())}
    </time>
  )
}
