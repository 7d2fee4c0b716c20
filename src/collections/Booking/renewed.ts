import type { DefaultValue, PayloadRequest } from 'payload'
import { editors } from '@/access/editors'
import { followingDays } from '@/domain/ads/booking'
import type { Booking } from '@/payload-types'
import { readTerms } from '../Ad/terms'

/** Payload stores a chosen day as noon UTC. */
const toStored = (day: string) => `${day}T12:00:00.000Z`

type Renewal = Pick<
  Booking,
  'renews' | 'advertiser' | 'startsAt' | 'endsAt' | 'slots' | 'share' | 'price'
>

async function readRenewal(req: PayloadRequest): Promise<Renewal | null> {
  const id = String(req.query?.renews ?? '')
  if (!/^\d{1,9}$/.test(id) || !editors({ req })) return null
  const booking = await req.payload.findByID({
    collection: 'bookings',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!booking) return null
  const { advertiser, slots, share, price } = booking
  const { firstDay, lastDay } = followingDays(readTerms(booking))
  const days = { startsAt: toStored(firstDay), endsAt: toStored(lastDay) }
  return { renews: booking.id, advertiser, slots, share, price, ...days }
}

const renewals = new WeakMap<PayloadRequest, Promise<Renewal | null>>()

function findRenewal(req: PayloadRequest): Promise<Renewal | null> {
  const known = renewals.get(req) ?? readRenewal(req)
  renewals.set(req, known)
  return known
}

/**
 * The value of a field in the form of a new booking, whose address names the booking that it renews
 * (`?renews=12`).
 */
export const renewed =
  (field: keyof Renewal, otherwise?: number): DefaultValue =>
  async ({ req }: { req: PayloadRequest }) =>
    (await findRenewal(req))?.[field] ?? otherwise
