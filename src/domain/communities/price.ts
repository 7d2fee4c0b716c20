import { formatNumber } from '../text/format-number'

export const CALL_FOR_PRICING = 'Call for pricing'
/** Beside a price that was not verified for long. */
export const CONFIRM_PRICE = 'Confirm price'

/** Formats an amount rounded to whole US dollars, half away from zero: `$612,990`, `-$5`. */
export function dollars(amount: number): string {
  const whole = Math.round(Math.abs(amount))
  return `${amount < 0 && whole > 0 ? '-' : ''}$${formatNumber(whole)}`
}

/**
 * `$612,990`, or "Call for pricing" if the price is missing (docs/product/communities.md, Prices).
 */
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
