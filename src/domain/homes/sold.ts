import { daysSince } from '../time/age'

/** The page of a sold home says so for this many days, and is gone then (docs/product.md, Homes). */
export const SOLD_SHOWN_DAYS = 30

/** Whether the page of a home is gone. */
export function isGone(soldAt: string | null, now: Date): boolean {
  return soldAt !== null && daysSince(soldAt, now) >= SOLD_SHOWN_DAYS
}
