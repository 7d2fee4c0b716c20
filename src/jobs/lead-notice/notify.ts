import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { leadRecipient } from '@/domain/leads/lead-recipient'
import { asHtml } from '@/emails/lead-notice/as-html'
import { asText } from '@/emails/lead-notice/as-text'
import { type LeadContext, leadContext } from '@/emails/lead-notice/context'
import { leadEmail } from '@/emails/lead-notice/email'
import type { Lead } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'
import { requeueDelivery } from '../requeue-delivery'
import { webhookBody } from './webhook-body'

/** Tells whoever is to know about a lead: its receiver by mail, and another system if there is one. */
export async function notifyLead(req: PayloadRequest, lead: Lead): Promise<void> {
  const context = await leadContext(req, lead)
  await queueNotice(req, context)
  if (env.LEAD_WEBHOOK_URL) await queueWebhook(req, context, env.LEAD_WEBHOOK_URL)
}

/**
 * Sends what was held back while a lead was in quarantine. A lead that went there later may have
 * been announced already.
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
 * Sends the letter about a lead again, to whoever is its receiver by now. Answers the delivery: the
 * one before when it went to the same address, so that two attempts never race.
 */
export async function notifyAgain(req: PayloadRequest, lead: Lead): Promise<number> {
  const context = await leadContext(req, lead)
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: {
      lead: { equals: lead.id },
      kind: { equals: 'lead-notice' },
      to: { equals: recipientOf(context) },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  // One that is made only now is queued twice, and sent once: the second time is what the log tells.
  const delivery = docs[0]?.id ?? (await queueNotice(req, context))
  await requeueDelivery(req, delivery)
  return delivery
}

const recipientOf = ({ community, builder, publisher }: LeadContext) =>
  leadRecipient({ community, builder, publisher })

function queueNotice(req: PayloadRequest, context: LeadContext): Promise<number> {
  const content = leadEmail(context, env.SITE_URL)
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'lead-notice',
    lead: context.lead.id,
    to: recipientOf(context),
    replyTo: context.lead.email,
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
  })
}

function queueWebhook(req: PayloadRequest, context: LeadContext, address: string): Promise<number> {
  const { origin, pathname } = new URL(address)
  return queueDelivery(req, {
    channel: 'webhook',
    kind: 'lead-webhook',
    lead: context.lead.id,
    // Neither password nor query: they may let whoever reads the log in.
    to: origin + pathname,
    subject: `lead.created ${context.lead.id}`,
    text: webhookBody(context, env.SITE_URL),
  })
}
