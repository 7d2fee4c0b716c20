import { formatNumber } from '../text/format-number'

export const CALL_FOR_PRICING = 'Call for pricing'
/** Beside a price that was not verified for long. */
export const CONFIRM_PRICE = 'Confirm price'

/** Formats an amount rounded to whole US dollars, half away from zero: `$612,990`, `-$5`. */
export function dollars(amount: number): string {
  const whole = Math.round(Math.abs(amount))
  return `${amount < 0 && whole > 0 ? '-' : ''}$${formatNumber(whole)}`
}

/** `$612,990`, or "Call for pricing" if the price is missing (docs/product.md, Prices). */
export function formatPrice(price: number | null | undefined): string {
  return price == null ? CALL_FOR_PRICING : dollars(price)
}

/**
 * Short price for a map marker: `$613k`, `$1.2M`, or `Call` without a price. Rounded to whole
 * thousands below a million, to tenths of a million above.
 */
export function priceLabel(price: number | null): string {
  if (price === null) return 'Call'
  const thousands = Math.round(price / 1000)
  return thousands < 1000 ? `$${thousands}k` : `$${Math.round(thousands / 100) / 10}M`
}

/** Price filter with inclusive bounds in US dollars; `null` means unbounded. */
export interface PriceRange {
  readonly min: number | null
  readonly max: number | null
}

/** The options of the price filter (docs/product.md, Prices). */
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
