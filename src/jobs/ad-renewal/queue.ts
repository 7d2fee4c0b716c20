import type { PayloadRequest } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { adSlots, getLabel } from '@/domain/enums'
import { renewalEmail } from '@/emails/ad-renewal/email'
import { siteDay } from '@/lib/dates/site-date'
import type { Booking } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'

async function findAdmins(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' }, disabled: { not_equals: true } },
    depth: 0,
    pagination: false,
    select: { email: true },
    req,
  })
  return docs.map(({ email }) => email)
}

/**
 * Queues the reminder of a booking that ends soon, in the transaction of the request, to the address of
 * the site settings, else to all admins. Returns a delivery, or `null` when there is no one to tell.
 */
export async function queueRenewal(req: PayloadRequest, booking: Booking): Promise<number | null> {
  const { payload } = req
  const { name, email } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true, email: true },
    req,
  })
  const id = typeof booking.advertiser === 'object' ? booking.advertiser.id : booking.advertiser
  const advertiser = await payload.findByID({ collection: 'advertisers', id, depth: 0, req })
  const content = renewalEmail({
    advertiser: advertiser.name,
    booking: booking.name ?? advertiser.name,
    lastDay: siteDay(new Date(booking.endsAt)),
    slots: booking.slots.map((slot) => getLabel(adSlots, slot)),
    href: env.SITE_URL + adminPaths.document('bookings', booking.id),
    publisher: name || defaultSiteInfo.name,
  })
  let delivery: number | null = null
  for (const to of email ? [email] : await findAdmins(req)) {
    delivery = await queueDelivery(req, { channel: 'mail', kind: 'ad-renewal', to, ...content })
  }
  return delivery
}
