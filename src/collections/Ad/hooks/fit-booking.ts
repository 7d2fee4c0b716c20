import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { hasAdCounts } from '@/database/counts'
import { getSession } from '@/database/transactions/session'
import type { Ad } from '@/payload-types'
import { findMisfit, readTerms } from '../terms'

const toId = (booking: Ad['booking']) =>
  typeof booking === 'object' ? (booking?.id ?? null) : (booking ?? null)

/**
 * Gives an ad the days of its booking where it has none of its own, and rejects an ad that is outside
 * its booking. An ad that was shown stays with its booking, whose report has its counts.
 */
export const fitBooking: CollectionBeforeChangeHook<Ad> = async ({ data, originalDoc, req }) => {
  const merged = { ...originalDoc, ...data }
  const id = toId(merged.booking)
  const refuse = (path: string, message: string) =>
    new ValidationError({ collection: 'ads', errors: [{ path, message }], req })
  const before = toId(originalDoc?.booking)
  if (originalDoc && before !== null && before !== id) {
    if (await hasAdCounts(await getSession(req), originalDoc.id)) {
      throw refuse(
        'booking',
        'This ad was shown for its booking, and its counts are in that report. Duplicate the ad for another booking.',
      )
    }
  }
  if (id === null) return data
  if (merged.isHouse) throw refuse('isHouse', 'A house ad has no booking.')
  const booking = await req.payload.findByID({ collection: 'bookings', id, depth: 0, req })
  const days = {
    startsAt: merged.startsAt || booking.startsAt,
    endsAt: merged.endsAt || booking.endsAt,
  }
  const { slot, active } = merged
  const misfit =
    slot && findMisfit({ ...days, slot, isActive: active ?? false }, readTerms(booking))
  if (misfit) throw refuse(misfit.path, misfit.message)
  return { ...data, ...days }
}
