import { formatPrice } from '../communities/price'
import { type CommunityStatus, communityStatuses, getLabel } from '../enums'
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

function listingLine({ name, startPrice, status, verifiedOn }: RemindedListing): string {
  const facts = [
    priceText(startPrice),
    getLabel(communityStatuses, status).toLowerCase(),
    verifiedOn === null ? 'not confirmed yet' : `last confirmed ${verifiedOn}`,
  ]
  return `- ${name}: ${facts.join(', ')}`
}

/** The reminder as it is before an editor changes it. */
export function preparedReminder(
  builder: string,
  listings: readonly RemindedListing[],
  publisher: string,
): Reminder {
  return {
    subject: `Are your listings in the ${publisher} up to date?`,
    text: `Hello ${builder} team,

Buyers see these prices in the ${publisher}. Please check them:

${listings.map(listingLine).join('\n')}

If nothing has changed, reply “no changes”. Otherwise, reply with the new prices and availability, and we will update your listings.

Thank you,
${publisher}`,
  }
}

/** Whether another reminder should be confirmed, because the last one was sent a few days ago. */
export function isReminderRecent(sentAt: string | null, now: Date): boolean {
  if (sentAt === null) return false
  return now.getTime() - new Date(sentAt).getTime() < REMINDER_EVERY_DAYS * DAY_MS
}
