import 'server-only'
import { createLocalReq } from 'payload'
import { claimEndingBookings, saveReminder } from '@/database/ad-renewals'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { REMIND_BEFORE_DAYS } from '@/domain/ads/booking'
import { addDays } from '@/domain/time/days'
import { queueRenewal } from '@/jobs/ad-renewal/queue'
import { siteDay } from '@/lib/dates/site-date'
import { payloadClient } from '../payload/payload-client'

/**
 * Reminds the staff of the bookings that end soon. Each is claimed in the transaction that queues its
 * email, so several servers remind once. Returns the number of bookings.
 */
export async function remindOfRenewals(now = new Date()): Promise<number> {
  const payload = await payloadClient()
  const today = siteDay(now)
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const session = await getSession(req)
    const days = { from: today, to: addDays(today, REMIND_BEFORE_DAYS) }
    const claimed = await claimEndingBookings(session, days)
    for (const id of claimed) {
      const booking = await payload.findByID({ collection: 'bookings', id, depth: 0, req })
      const delivery = await queueRenewal(req, booking)
      if (delivery !== null) await saveReminder(session, id, delivery)
    }
    return claimed.length
  })
}
