import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment } from '@/lib/dates'

/** When something came in, on San Antonio's clocks. */
export function ReceivedCell({ cellData }: DefaultServerCellComponentProps) {
  const iso = String(cellData)
  return <time dateTime={iso}>{formatMoment(iso)}</time>
}
