import { formatPrice } from './price'

/** Price filter with inclusive bounds in US dollars; `null` means unbounded. */
export interface PriceRange {
  readonly min: number | null
  readonly max: number | null
}

/** The options of the price filter (docs/product/communities.md, Prices). */
export const priceRanges = [
  { value: 'all', label: 'Any Price' },
  { value: '200000,300000', label: '$200k-$300k' },
  { value: '300000,400000', label: '$300k-$400k' },
  { value: '400000,500000', label: '$400k-$500k' },
  { value: '500000,', label: '$500k+' },
] as const

const amount = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null

/**
 * Parses a price range in the form `min,max`. A bare number is a minimum, as in the footer's
 * `price=500000`. Invalid input leaves the price unbounded.
 */
export function parsePriceRange(text: string | null | undefined): PriceRange {
  const [min, max] = (text ?? '').split(',', 2).map((part) => part.trim())
  return { min: amount(min), max: amount(max) }
}

/** The filter option for a range text: `500000` maps to `500000,`. */
export function priceRangeValue(text: string | null | undefined): string {
  const { min, max } = parsePriceRange(text)
  if (min === null && max === null) return 'all'
  return `${min ?? ''},${max ?? ''}`
}

/** The label of a range: the label of a filter option, otherwise its bounds. */
export function priceRangeLabel(text: string): string {
  const value = priceRangeValue(text)
  const known = priceRanges.find((range) => range.value === value)
  if (known) return known.label
  const { min, max } = parsePriceRange(text)
  if (max === null) return `${formatPrice(min)} and up`
  return min ? `${formatPrice(min)} to ${formatPrice(max)}` : `Up to ${formatPrice(max)}`
}
