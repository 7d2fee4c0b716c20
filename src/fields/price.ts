import type { NumberField } from 'payload'
import { LISTING_PRICE_MAX } from '@/domain/communities/listing-edit'

/** A price in US dollars. Empty means that buyers call for it. */
export function priceField(
  name: string,
  label: string,
  description: string,
  width = '50%',
): NumberField {
  return {
    name,
    label,
    type: 'number',
    min: 0,
    max: LISTING_PRICE_MAX,
    index: true,
    admin: {
      width,
      description,
      step: 1000,
      components: { Cell: '@/admin/cells/price-cell#PriceCell' },
    },
  }
}
