import type { DefaultServerCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/price'

/** A price in a list of the back office, as the site shows it. */
export function PriceCell({ cellData }: DefaultServerCellComponentProps) {
  const price = typeof cellData === 'number' ? cellData : null
  const tone = price === null ? ' guide-price--none' : ''
  return <span className={`guide-price${tone}`}>{formatPrice(price)}</span>
}
