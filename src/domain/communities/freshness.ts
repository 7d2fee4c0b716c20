import { daysSince } from '../time/age'
import { DAY_MS } from '../time/days'

/**
 * Days since the last verification after which a listing is due, and after which it is overdue
 * (docs/product.md, Editorial flow).
 */
export const VERIFY_WITHIN_DAYS = 35
export const VERIFY_LATE_DAYS = 60

export interface Freshness {
  readonly level: 'fresh' | 'due' | 'late'
  readonly label: string
}

/** Freshness of the last verification, with a label so that color is not the only signal. */
export function freshness(verifiedAt: string | null, now: Date): Freshness {
  if (verifiedAt === null) return { level: 'late', label: 'Never verified' }
  const days = daysSince(verifiedAt, now)
  const ago = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  if (days > VERIFY_LATE_DAYS) return { level: 'late', label: `Long overdue, ${ago}` }
  if (days >= VERIFY_WITHIN_DAYS) return { level: 'due', label: `Due, ${ago}` }
  return { level: 'fresh', label: `Verified ${ago}` }
}

/** Seconds until a verified listing is due; `null` if it is due or was never verified. */
export function secondsUntilDue(verifiedAt: string | null, now: Date): number | null {
  if (verifiedAt === null) return null
  const due = new Date(verifiedAt).getTime() + VERIFY_WITHIN_DAYS * DAY_MS
  return due > now.getTime() ? Math.ceil((due - now.getTime()) / 1000) : null
}
