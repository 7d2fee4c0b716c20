import { formatPrice } from '@/domain/communities/price'
import { type PriceRange, parsePriceRange, priceRangeValue } from '@/domain/communities/price-range'
import { bothRanges, parseDollars } from '@/domain/communities/typed-price'

/** The prices of the URL. */
interface PriceState {
  readonly price: string
  readonly minPrice: string
  readonly maxPrice: string
}

/** Messages to the visitor about prices in the URL that have no effect, or no match. */
export interface PriceProblems {
  readonly price: string | undefined
  readonly minPrice: string | undefined
  readonly maxPrice: string | undefined
}

interface PriceFilter {
  /** The prices that are in the chosen band and between the typed bounds. */
  readonly range: PriceRange
  readonly problems: PriceProblems
}

const notUnderstood = (text: string) =>
  `“${text.trim()}” isn’t a dollar amount, so it was ignored. Try 380,000 or 380k.`

function findProblem(text: string): string | undefined {
  return text.trim() === '' || parseDollars(text) !== null ? undefined : notUnderstood(text)
}

const isAnyPrice = (price: string) => ['', ',', 'all'].includes(price.trim())

/** The price filter of a search, and what in it was not understood. */
export function priceFilter({ price, minPrice, maxPrice }: PriceState): PriceFilter {
  const typed = { min: parseDollars(minPrice), max: parseDollars(maxPrice) }
  const range = bothRanges(parsePriceRange(price), typed)
  const { min, max } = range
  const isUnknown = !isAnyPrice(price) && priceRangeValue(price) === 'all'
  return {
    range,
    problems: {
      price: isUnknown ? notUnderstood(price) : undefined,
      minPrice: findProblem(minPrice),
      maxPrice:
        min !== null && max !== null && min > max
          ? `The minimum (${formatPrice(min)}) is higher than the maximum (${formatPrice(max)}), so nothing can match.`
          : findProblem(maxPrice),
    },
  }
}

/** A typed price as it is stored in the URL: digits if it was understood. */
export function typedPrice(text: string): string | null {
  const amount = parseDollars(text)
  return amount === null ? text.trim() || null : String(amount)
}

/** A typed bound as it is shown in its field. */
export function shownPrice(text: string): string {
  const amount = parseDollars(text)
  return amount === null ? text : formatPrice(amount)
}
