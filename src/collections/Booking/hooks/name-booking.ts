import type { CollectionBeforeChangeHook } from 'payload'
import { formatLongCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'
import type { Booking } from '@/payload-types'

/** Names a booking without a name after its advertiser and first day. */
export const nameBooking: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { name, advertiser, startsAt } = { ...originalDoc, ...data }
  if (name?.trim() || !advertiser || !startsAt) return data
  const id = typeof advertiser === 'object' ? advertiser.id : advertiser
  const known = await req.payload.findByID({ collection: 'advertisers', id, depth: 0, req })
  const day = formatLongCalendarDay(siteDay(new Date(startsAt)))
  return { ...data, name: `${known.name}, from ${day}` }
}
