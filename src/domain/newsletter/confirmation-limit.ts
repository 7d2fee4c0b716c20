import { DAY_MS, MINUTE_MS } from '../time/days'

/** Validity of a confirmation link in days; the email states it. */
export const CONFIRM_DAYS = 7

/** Maximum number of confirmation emails to one address in a day. */
export const CONFIRMATION_EMAILS_PER_DAY = 3

/** Minimum time between two confirmation emails, in milliseconds. */
const PAUSE_MS = 10 * MINUTE_MS

/**
 * Whether another confirmation email may be sent, given when the earlier ones were created. The
 * limit keeps a visitor from flooding another person's mailbox.
 */
export function canRequestConfirmation(made: readonly Date[], now: Date): boolean {
  const ages = made.map((date) => now.getTime() - date.getTime()).filter((age) => age < DAY_MS)
  return ages.length < CONFIRMATION_EMAILS_PER_DAY && ages.every((age) => age >= PAUSE_MS)
}
