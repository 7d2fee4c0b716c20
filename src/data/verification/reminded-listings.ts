import type { RemindedListing } from '@/domain/verification/reminder'
import { formatLongDay } from '@/lib/dates/format-date'

interface Verified extends Omit<RemindedListing, 'verifiedOn'> {
  readonly id: number
  /** As an ISO date and time. */
  readonly verifiedAt: string | null
}

/** A listing as a reminder names it. */
export interface ListingToConfirm extends RemindedListing {
  readonly id: number
}

/** Listings as a reminder names them. */
export const toRemindedListings = (
  listings: readonly Verified[],
  now: Date,
): readonly ListingToConfirm[] =>
  listings.map(({ id, name, startPrice, status, verifiedAt }) => ({
    id,
    name,
    startPrice,
    status,
    verifiedOn: verifiedAt === null ? null : formatLongDay(verifiedAt, now),
  }))
