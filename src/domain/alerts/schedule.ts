import type { AlertFrequency } from '../enums'
import { addDays, MINUTE_MS } from '../time/days'

/**
 * Changes of the last minutes are not told yet, in milliseconds: they may be undone, and a submission
 * that is published in parts makes one email.
 */
export const SETTLE_MS = 10 * MINUTE_MS

/** When the alerts of a day or a week are sent, in San Antonio. */
export const DIGEST_TIME = '07:00'
/** Thursday, before the weekend on which buyers visit. As `Date.getUTCDay`. */
const DIGEST_WEEKDAY = 4

/** Offers that end within so many days are told. */
export const OFFER_ENDS_WITHIN_DAYS = 7

/** Days for which changes are stored: longer than the longest pause between two emails. */
export const EVENT_DAYS = 45

/** Days of a pause, and after which an alert that was never confirmed is deleted. */
export const PAUSE_DAYS = 30
export const CONFIRM_DAYS = 7

/**
 * The last day on which alerts of a frequency were due.
 *
 * @param today `2026-11-20`; the day before if it is not yet time for digests
 */
export function lastDigestDay(frequency: Exclude<AlertFrequency, 'instantly'>, today: string) {
  if (frequency === 'daily') return today
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -((weekday - DIGEST_WEEKDAY + 7) % 7))
}
