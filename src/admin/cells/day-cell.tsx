import type { DefaultServerCellComponentProps } from 'payload'
import { formatDay } from '../dates'

/** A day on San Antonio's calendar. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  return <time dateTime={String(cellData)}>{formatDay(String(cellData), new Date())}</time>
}
