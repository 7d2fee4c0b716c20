import type { BookingTerms } from '@/domain/ads/booking'
import type { AdSlot } from '@/domain/enums'
import { formatLongCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'
import type { Booking } from '@/payload-types'

/** The terms of a stored booking. */
export const readTerms = ({
  startsAt,
  endsAt,
  canceled,
  slots,
}: Pick<Booking, 'startsAt' | 'endsAt' | 'canceled' | 'slots'>): BookingTerms => ({
  firstDay: siteDay(new Date(startsAt)),
  lastDay: siteDay(new Date(endsAt)),
  isCanceled: canceled ?? false,
  slots,
})

export interface PlacedAd {
  readonly startsAt: string
  readonly endsAt: string
  readonly slot: AdSlot
  readonly isActive: boolean
}

interface Misfit {
  /** The field of the ad that is wrong. */
  readonly path: 'startsAt' | 'endsAt' | 'slot' | 'active'
  readonly message: string
}

/** What of an ad is not in its booking, or `null`. */
export function findMisfit(ad: PlacedAd, terms: BookingTerms): Misfit | null {
  const isOutside = (moment: string) => {
    const day = siteDay(new Date(moment))
    return day < terms.firstDay || day > terms.lastDay
  }
  const days = `${formatLongCalendarDay(terms.firstDay)} to ${formatLongCalendarDay(terms.lastDay)}`
  if (isOutside(ad.startsAt)) {
    return { path: 'startsAt', message: `The first day is outside the booking, ${days}.` }
  }
  if (isOutside(ad.endsAt)) {
    return { path: 'endsAt', message: `The last day is outside the booking, ${days}.` }
  }
  if (!terms.slots.includes(ad.slot)) {
    return { path: 'slot', message: 'This slot is not in the booking.' }
  }
  if (terms.isCanceled && ad.isActive) {
    return { path: 'active', message: 'The booking is canceled, so its ads cannot be active.' }
  }
  return null
}
