import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { leadCopyEmail } from '@/emails/lead-copy/email'
import { asHtml } from '@/emails/lead-notice/as-html'
import { asText } from '@/emails/lead-notice/as-text'
import { type LeadContext, leadContext } from '@/emails/lead-notice/context'
import { leadEmail } from '@/emails/lead-notice/email'
import type { Lead } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'
import { requeueDelivery } from '../requeue-delivery'
import { queueHandOvers } from './queue-hand-overs'
import { webhookBody } from './webhook-body'

/**
 * Queues the notifications about a lead: an email to each recipient, the buyer's copy if the site
 * sends one, the webhook if configured, and the hand-overs to builders.
 */
export async function notifyLead(req: PayloadRequest, lead: Lead): Promise<void> {
  const context = await leadContext(req, lead)
  for (const email of listAddresses(context)) await queueNotice(req, context, email)
  if (context.publisher.copiesBuyer) await queueCopy(req, context)
  if (env.LEAD_WEBHOOK_URL) await queueWebhook(req, context, env.LEAD_WEBHOOK_URL)
  await queueHandOvers(req, context)
}

/**
 * Queues the notifications of a lead that is released. A lead that was held after its creation has
 * deliveries already; of these, only the held ones are sent.
 */
export async function releaseLead(req: PayloadRequest, lead: Lead): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { lead: { equals: lead.id } },
    depth: 0,
    pagination: false,
    select: { status: true },
    req,
  })
  if (docs.length === 0) return notifyLead(req, lead)
  for (const { id, status } of docs) if (status === 'kept') await requeueDelivery(req, id)
}

/**
 * Sends the email about a lead again, to the current address of each recipient. An existing delivery
 * is reused if the address is the same, so that two attempts never run concurrently.
 */
export async function notifyAgain(req: PayloadRequest, lead: Lead): Promise<number[]> {
  const context = await leadContext(req, lead)
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { lead: { equals: lead.id }, kind: { equals: 'lead-notice' } },
    depth: 0,
    pagination: false,
    sort: '-createdAt',
    select: { to: true },
    req,
  })
  const deliveries: number[] = []
  for (const email of listAddresses(context)) {
    const existing = docs.find(({ to }) => to === email)?.id
    // A new delivery is queued twice but sent once; the second call adds the entry to the audit log.
    const delivery = existing ?? (await queueNotice(req, context, email))
    await requeueDelivery(req, delivery)
    deliveries.push(delivery)
  }
  return deliveries
}

/** Each address once: the publisher can stand in for several builders. */
const listAddresses = ({ recipients }: LeadContext) => [
  ...new Set(recipients.map(({ email }) => email)),
]

function queueNotice(req: PayloadRequest, context: LeadContext, to: string): Promise<number> {
  const content = leadEmail(context, env.SITE_URL)
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'lead-notice',
    lead: context.lead.id,
    to,
    replyTo: context.lead.email,
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
  })
}

/** The buyer's copy. Replies to it go to the publisher. */
function queueCopy(req: PayloadRequest, context: LeadContext): Promise<number> {
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'lead-copy',
    lead: context.lead.id,
    to: context.lead.email,
    replyTo: context.publisher.email,
    ...leadCopyEmail(context),
  })
}

function queueWebhook(req: PayloadRequest, context: LeadContext, address: string): Promise<number> {
  const { origin, pathname } = new URL(address)
  return queueDelivery(req, {
    channel: 'webhook',
    kind: 'lead-webhook',
    lead: context.lead.id,
    // Without password and query, which may contain credentials that readers of the log must not
    // see.
    to: origin + pathname,
    subject: `lead.created ${context.lead.id}`,
    text: webhookBody(context, env.SITE_URL),
  })
}
