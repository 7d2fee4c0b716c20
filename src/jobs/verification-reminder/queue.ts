import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { Reminder } from '@/domain/verification/reminder'
import { reminderEmail } from '@/emails/verification-reminder/email'
import { queueDelivery } from '../queue-delivery'

/**
 * Queues the reminder to a builder in the transaction of the request. Replies go to the publisher.
 * Returns the id of the delivery.
 */
export async function queueReminder(
  req: PayloadRequest,
  builder: { readonly id: number; readonly email: string },
  reminder: Reminder,
): Promise<number> {
  const { name, email } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true, email: true },
    req,
  })
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'verification-reminder',
    to: builder.email,
    builder: builder.id,
    ...(email ? { replyTo: email } : {}),
    ...reminderEmail(reminder, name || defaultSiteInfo.name, env.SITE_URL),
  })
}
