import type { DefaultServerCellComponentProps } from 'payload'
import { formatDay } from '../dates'

/** A date in San Antonio's time zone. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  return <time dateTime={String(cellData)}>{formatDay(String(cellData), new Date())}</time>
}
