import type { DefaultServerCellComponentProps } from 'payload'
import { formatShortDay } from '@/lib/dates/format-date'

/** A date in San Antonio's time zone. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  return <time dateTime={String(cellData)}>{formatShortDay(String(cellData), new Date())}</time>
}
