import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { handOverEmail } from '@/emails/lead-hand-over/email'
import type { LeadContext, NoticeBuilder } from '@/emails/lead-notice/context'
import { queueDelivery } from '../queue-delivery'
import { webhookBody } from './webhook-body'

/**
 * Queues a lead for the own systems of the builders that the buyer addressed. A sales office and the
 * publisher have none.
 */
export async function queueHandOvers(req: PayloadRequest, context: LeadContext): Promise<void> {
  const builders = context.recipients.flatMap(({ builder }) => builder ?? [])
  for (const builder of builders) await queueHandOver(req, { ...context, builder })
}

async function queueHandOver(
  req: PayloadRequest,
  context: LeadContext & { readonly builder: NoticeBuilder },
): Promise<void> {
  const { lead, builder } = context
  const { method, url, email } = builder.leadHandOver ?? {}
  const same = { kind: 'lead-hand-over', lead: lead.id, builder: builder.id } as const
  if (method === 'webhook' && url) {
    const { origin, pathname } = new URL(url)
    await queueDelivery(req, {
      ...same,
      channel: 'webhook',
      // Without the query, which may contain credentials.
      to: origin + pathname,
      subject: `Lead ${lead.id} for ${builder.name}`,
      text: webhookBody(context, env.SITE_URL),
    })
  }
  if (method === 'email' && email) {
    await queueDelivery(req, {
      ...same,
      channel: 'mail',
      to: email,
      replyTo: lead.email,
      ...handOverEmail(context, env.SITE_URL),
    })
  }
}
