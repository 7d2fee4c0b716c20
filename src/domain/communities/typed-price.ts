import type { PriceRange } from './price-range'

/** The highest amount of a price filter, in US dollars. */
export const MAX_PRICE = 999_999_999

const multipliers: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6 }

/**
 * Parses an amount that a visitor typed: `$380,000`, `380k`, `.38 million`, or `380`, which means
 * thousands because no home costs less than $1,000. `null` if it is not an amount of dollars.
 */
export function parseDollars(text: string): number | null {
  const typed =
    /^\$?\s*(\d[\d,]*(?:\.\d*)?|\.\d+)\s*(?:(k|t|m)(?:il|illion|housand)?\s*)?(?:dollars|usd)?\.?$/i
  const [, figures, unit] = typed.exec(text.trim()) ?? []
  if (figures === undefined) return null
  const number = Number(figures.replaceAll(',', ''))
  const factor = unit ? (multipliers[unit.toLowerCase()] ?? 1) : number < 1000 ? 1000 : 1
  const dollars = Math.round(number * factor)
  return dollars <= MAX_PRICE ? dollars : null
}

const highest = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)
const lowest = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** The prices that are in both ranges. */
export function bothRanges(a: PriceRange, b: PriceRange): PriceRange {
  return { min: highest(a.min, b.min), max: lowest(a.max, b.max) }
}
