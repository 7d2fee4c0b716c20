import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/days'

/** Days since the last verification after which a listing is due, and after which it is overdue. */
export const VERIFY_WITHIN_DAYS = 35
export const VERIFY_LATE_DAYS = 60
/** The site promises an answer within 24 hours; the dashboard warns four hours earlier. */
export const ANSWER_WITHIN_HOURS = 24
export const ANSWER_LATE_HOURS = 20

/** Whole days from `iso` to `now`; 0 for a time in the future. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS))
}

function hoursSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / HOUR_MS))
}

/** Age in its largest whole unit: `12 min`, `19 h`, `3 days`. */
export function age(iso: string, now: Date): string {
  const hours = hoursSince(iso, now)
  if (hours === 0) {
    const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTE_MS)
    return `${Math.max(0, minutes)} min`
  }
  if (hours < 48) return `${hours} h`
  return `${Math.floor(hours / 24)} days`
}

/** Whether a new lead has waited so long that the promised answer time is at risk. */
export function isAnswerLate(createdAt: string, now: Date): boolean {
  return hoursSince(createdAt, now) >= ANSWER_LATE_HOURS
}

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
