import { daysSince } from '../time/age'
import { DAY_MS, daysBefore } from '../time/days'

/**
 * Days since the last verification after which a listing is due, and after which it is overdue
 * (docs/product/editing.md, Editorial flow).
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

/** Whether buyers are asked to confirm the price of a listing, because it is long overdue. */
export function isLate(verifiedAt: string | null, now: Date): boolean {
  return freshness(verifiedAt, now).level === 'late'
}

/** The time of the last verification before which a listing is long overdue. */
export function lateBefore(now: Date): Date {
  return daysBefore(now, VERIFY_LATE_DAYS + 1)
}

/**
 * Seconds until a verified listing is due, or until one that is due is long overdue; `null` if it is
 * that already or was never verified.
 */
export function secondsUntilNextLevel(verifiedAt: string | null, now: Date): number | null {
  if (verifiedAt === null) return null
  const verified = new Date(verifiedAt).getTime()
  const next = [VERIFY_WITHIN_DAYS, VERIFY_LATE_DAYS + 1]
    .map((days) => verified + days * DAY_MS)
    .find((moment) => moment > now.getTime())
  return next === undefined ? null : Math.ceil((next - now.getTime()) / 1000)
}
