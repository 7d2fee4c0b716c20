interface Filtered {
  readonly beds: number | null
  readonly price: number | null
}

/** `null`: any. */
export interface HomeFilter {
  /** The lowest number of bedrooms. */
  readonly beds: number | null
  /** US dollars, inclusive. */
  readonly maxPrice: number | null
}

/** A home without the figure that is asked for does not match. */
export function matchesHome({ beds, price }: Filtered, filter: HomeFilter): boolean {
  if (filter.beds !== null && (beds === null || beds < filter.beds)) return false
  return filter.maxPrice === null || (price !== null && price <= filter.maxPrice)
}

const distinct = (values: readonly (number | null)[]): number[] =>
  [...new Set(values.filter((value) => value !== null))].toSorted((a, b) => a - b)

/** The numbers of bedrooms that narrow a list: all but the lowest. */
export function bedChoices(homes: readonly Filtered[]): number[] {
  return distinct(homes.map(({ beds }) => beds)).slice(1)
}

const STEP = 50_000

/** Round prices that narrow a list and leave at least one home. */
export function priceChoices(homes: readonly Filtered[]): number[] {
  const steps = homes.map(({ price }) => price && Math.ceil(price / STEP) * STEP)
  return distinct(steps).slice(0, -1)
}
