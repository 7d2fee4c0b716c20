import { type CollectionAfterChangeHook, type PayloadRequest, ValidationError } from 'payload'
import type { BookingTerms } from '@/domain/ads/booking'
import { siteDay } from '@/lib/dates/site-date'
import type { Ad, Booking } from '@/payload-types'
import { findMisfit, readTerms } from '../../Ad/terms'

const toDay = (moment: string | null | undefined) => (moment ? siteDay(new Date(moment)) : null)

/** The field of a booking for a field of its ads. */
const fields = {
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  slot: 'slots',
  active: 'canceled',
} as const

interface Change {
  readonly booking: Booking
  readonly terms: BookingTerms
  readonly before: BookingTerms
}

async function changeAd(ad: Ad, { booking, terms, before }: Change, req: PayloadRequest) {
  const data = {
    startsAt:
      toDay(ad.startsAt) === before.firstDay ? booking.startsAt : (ad.startsAt ?? booking.startsAt),
    endsAt: toDay(ad.endsAt) === before.lastDay ? booking.endsAt : (ad.endsAt ?? booking.endsAt),
    active: terms.isCanceled ? false : (ad.active ?? false),
  }
  const misfit = findMisfit({ ...data, slot: ad.slot, isActive: data.active }, terms)
  if (misfit) {
    const message = `The ad “${ad.name}” does not fit. ${misfit.message}`
    const errors = [{ path: fields[misfit.path], message }]
    throw new ValidationError({ collection: 'bookings', errors, req })
  }
  await req.payload.update({ collection: 'ads', id: ad.id, data, depth: 0, req })
}

/**
 * Changes the ads of a changed booking: those that run from its first or to its last day still do,
 * and those of a canceled booking end. Rejects a change that leaves an ad outside the booking.
 */
export const changeAds: CollectionAfterChangeHook<Booking> = async ({
  doc: booking,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const [terms, before] = [readTerms(booking), readTerms(previousDoc)]
  if (JSON.stringify(terms) === JSON.stringify(before)) return
  const { docs } = await req.payload.find({
    collection: 'ads',
    where: { booking: { equals: booking.id } },
    depth: 0,
    pagination: false,
    req,
  })
  for (const ad of docs) await changeAd(ad, { booking, terms, before }, req)
}
