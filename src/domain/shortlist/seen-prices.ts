/** The prices that a buyer saw on one day, in US dollars by the key of the listing. */
interface SeenPrices {
  /** `2026-11-12` */
  readonly day: string
  readonly prices: Readonly<Record<string, number>>
}

/** The prices of the last visit, and those of the last earlier day. */
export interface PriceMemory {
  readonly last: SeenPrices
  readonly before: SeenPrices | null
}

interface Priced {
  readonly key: string
  readonly price: number | null
}

/** A price that changed since an earlier visit. */
export interface SeenChange {
  /** US dollars; below 0 if the price was reduced. */
  readonly difference: number
}

export interface ChangesSince {
  /** The day of the earlier visit. */
  readonly day: string
  readonly byKey: ReadonlyMap<string, SeenChange>
}

/**
 * The memory after a visit. Visits of one day count as one, so that a page that is loaded again says
 * the same; a price that was not shown this time is remembered.
 */
export function rememberPrices(
  memory: PriceMemory | null,
  day: string,
  listings: readonly Priced[],
): PriceMemory {
  const shown = Object.fromEntries(
    listings.flatMap(({ key, price }) => (price === null ? [] : [[key, price]])),
  )
  const last = { day, prices: { ...memory?.last.prices, ...shown } }
  return {
    last,
    before: memory && memory.last.day !== day ? memory.last : (memory?.before ?? null),
  }
}

/** What changed since the earlier visit; `null` if there was none. */
export function findChanges(
  { before }: PriceMemory,
  listings: readonly Priced[],
): ChangesSince | null {
  if (before === null) return null
  const byKey = new Map<string, SeenChange>()
  for (const { key, price } of listings) {
    const seen = before.prices[key]
    if (price !== null && seen !== undefined && seen !== price)
      byKey.set(key, { difference: price - seen })
  }
  return { day: before.day, byKey }
}

const isSeen = (value: unknown): value is SeenPrices => {
  if (typeof value !== 'object' || value === null) return false
  const { day, prices } = value as Partial<Record<keyof SeenPrices, unknown>>
  return (
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    typeof prices === 'object' &&
    prices !== null &&
    Object.values(prices).every((price) => typeof price === 'number')
  )
}

/** The memory of a stored text; `null` if there is none that can be read. */
export function parsePriceMemory(stored: string | null): PriceMemory | null {
  if (stored === null) return null
  try {
    const memory = JSON.parse(stored) as Partial<Record<keyof PriceMemory, unknown>> | null
    const last = memory?.last
    const before = memory?.before ?? null
    return isSeen(last) ? { last, before: isSeen(before) ? before : null } : null
  } catch {
    return null
  }
}
