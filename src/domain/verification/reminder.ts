import { formatPrice } from '../communities/price'
import { type CommunityStatus, communityStatuses, getLabel } from '../enums'
import { fillPlaceholders, unknownPlaceholderProblem } from '../text/placeholders'
import { DAY_MS } from '../time/days'

/** A builder gets at most one reminder in this many days, unless an editor confirms another. */
export const REMINDER_EVERY_DAYS = 7

export const REMINDER_SUBJECT_MAX_LENGTH = 200
export const REMINDER_MAX_LENGTH = 5000

/** A listing as the reminder names it. */
export interface RemindedListing {
  readonly name: string
  readonly startPrice: number | null
  readonly status: CommunityStatus
  /** `November 3`; `null` for one that was never verified. */
  readonly verifiedOn: string | null
}

export interface Reminder {
  readonly subject: string
  readonly text: string
}

const priceText = (price: number | null) => (price === null ? '' : 'from ') + formatPrice(price)

/** `Cibolo Ridge: from $389,900, available, last confirmed November 3` */
export function describeListing({ name, startPrice, status, verifiedOn }: RemindedListing): string {
  const facts = [
    priceText(startPrice),
    getLabel(communityStatuses, status).toLowerCase(),
    verifiedOn === null ? 'not confirmed yet' : `last confirmed ${verifiedOn}`,
  ]
  return `${name}: ${facts.join(', ')}`
}

/** Names in braces that a reminder to several builders may contain. */
export const reminderPlaceholders = ['builder', 'listings', 'publisher'] as const

/** The reminder to any builder, as it is before an editor changes it. */
export const reminderTemplate: Reminder = {
  subject: 'Are your listings in the {publisher} up to date?',
  text: `Hello {builder} team,

Buyers see these prices in the {publisher}. Please check them:

{listings}

If nothing has changed, open the link below and click “Nothing changed this month”. Otherwise, send the new prices and availability there, or reply to this email, and we will update your listings.

Thank you,
{publisher}`,
}

/** What a reminder says about one builder. */
export interface ReminderFacts {
  readonly builder: string
  readonly listings: readonly RemindedListing[]
  readonly publisher: string
}

/** Fills in what a reminder says about a builder. */
export function fillReminder(
  { subject, text }: Reminder,
  { builder, listings, publisher }: ReminderFacts,
): Reminder {
  const lines = listings.map((listing) => `- ${describeListing(listing)}`).join('\n')
  const values = { builder, publisher }
  return {
    subject: fillPlaceholders(subject, values),
    text: fillPlaceholders(text, { ...values, listings: lines }),
  }
}

/** The problem of a typed reminder to several builders, or `null`. */
export function reminderProblem({ subject, text }: Reminder): string | null {
  const inSubject = reminderPlaceholders.filter((name) => name !== 'listings')
  return (
    unknownPlaceholderProblem(subject, inSubject) ??
    unknownPlaceholderProblem(text, reminderPlaceholders)
  )
}

/** Whether another reminder should be confirmed, because the last one was sent a few days ago. */
export function isReminderRecent(sentAt: string | null, now: Date): boolean {
  if (sentAt === null) return false
  return now.getTime() - new Date(sentAt).getTime() < REMINDER_EVERY_DAYS * DAY_MS
}
