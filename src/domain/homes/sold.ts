import { DAY_MS } from '../time/days'

/**
 * The page of a sold home says so for this many days, and is gone then (docs/product/homes.md,
 * Plans and homes).
 */
export const SOLD_SHOWN_DAYS = 30

/** Seconds until the page of a sold home is gone, 0 if it is; `null` while the home is for sale. */
export function secondsUntilGone(soldAt: string | null, now: Date): number | null {
  if (soldAt === null) return null
  const gone = new Date(soldAt).getTime() + SOLD_SHOWN_DAYS * DAY_MS
  return Math.max(0, Math.ceil((gone - now.getTime()) / 1000))
}
