import type { DefaultServerCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/price'

/** A price in a list of the back office, as the site shows it. */
export function PriceCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{formatPrice(typeof cellData === 'number' ? cellData : null)}</span>
}
