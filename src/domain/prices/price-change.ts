import { addDays } from '../time/days'

/** For how many days a change of price is pointed out (docs/product/homes.md, Price history). */
export const CHANGE_SHOWN_DAYS = 30

/** A change is a reduction or another new price, never good or bad news. */
export const priceChangeKinds = ['reduced', 'new'] as const
export type PriceChangeKind = (typeof priceChangeKinds)[number]

/** The price from a day on. */
export interface PriceStep {
  /** `2026-11-03`, in San Antonio. */
  readonly day: string
  /** US dollars; `null`: call for pricing. */
  readonly price: number | null
}

/** The newest change of a published price. */
export interface PriceChange {
  readonly kind: PriceChangeKind
  /** `2026-11-03` */
  readonly day: string
  /** The price before; `null`: call for pricing. */
  readonly from: number | null
}

/** The day from which a change is no longer pointed out. */
export function changeEnds(day: string): string {
  return addDays(day, CHANGE_SHOWN_DAYS)
}

/**
 * The price change that visitors see; `null` if it is too long ago, or took the price away.
 *
 * @param today `2026-11-20`, in San Antonio
 */
export function priceChange(
  { day, price }: PriceStep,
  from: number | null,
  today: string,
): PriceChange | null {
  if (price === null || changeEnds(day) <= today) return null
  return { kind: from !== null && price < from ? 'reduced' : 'new', day, from }
}

/**
 * The newest change of a price history, the oldest step first, that visitors see; else `null`. The
 * first price of all is not a change.
 */
export function newestChange(steps: readonly PriceStep[], today: string): PriceChange | null {
  const [last, before] = steps.toReversed()
  return last && before ? priceChange(last, before.price, today) : null
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Reduced Nov 3`, `New price Nov 3`. A recent day needs no year. */
export function priceChangeLabel({ kind, day }: PriceChange): string {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return `${kind === 'reduced' ? 'Reduced' : 'New price'} ${months[month - 1]} ${date}`
}
