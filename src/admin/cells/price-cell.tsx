import type { DefaultServerCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/communities/price'

/** A price in the site's format. */
export function PriceCell({ cellData }: DefaultServerCellComponentProps) {
  const price = typeof cellData === 'number' ? cellData : null
  const tone = price === null ? ' guide-price--none' : ''
  return <span className={`guide-price${tone}`}>{formatPrice(price)}</span>
}
