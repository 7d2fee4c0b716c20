import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { Reply } from '@/domain/leads/lead-reply'
import { leadReplyEmail } from '@/emails/lead-reply/email'
import { formatLongDate } from '@/lib/dates/format-date'
import type { Lead } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'

/** Queues the reply to a lead in the transaction of the request. Answers come to `replyTo`. */
export async function queueReply(
  req: PayloadRequest,
  { id, email, message, createdAt }: Lead,
  { replyTo, ...reply }: Reply & { readonly replyTo: string },
): Promise<void> {
  const { name } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  await queueDelivery(req, {
    channel: 'mail',
    kind: 'lead-reply',
    lead: id,
    to: email,
    replyTo,
    ...leadReplyEmail(reply, {
      publisher: name || defaultSiteInfo.name,
      message,
      day: formatLongDate(createdAt),
    }),
  })
}
