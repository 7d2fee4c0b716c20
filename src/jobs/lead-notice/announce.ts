import type { PayloadRequest } from 'payload'
import { leadReceiver } from '@/domain/lead-receiver'
import { env } from '@/lib/env'
import type { Lead } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'
import { requeueDelivery } from '../requeue-delivery'
import { asHtml } from './as-html'
import { asText } from './as-text'
import { type LeadContext, leadContext } from './context'
import { leadLetter } from './letter'
import { webhookBody } from './webhook-body'

/** Tells whoever is to know about a lead: its receiver by mail, and another system if there is one. */
export async function announceLead(req: PayloadRequest, lead: Lead): Promise<void> {
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
  if (docs.length === 0) return announceLead(req, lead)
  for (const { id, status } of docs) if (status === 'kept') await requeueDelivery(req, id)
}

/**
 * Sends the letter about a lead again, to whoever is its receiver by now. Answers the delivery: the
 * one before when it went to the same address, so that two attempts never race.
 */
export async function announceAgain(req: PayloadRequest, lead: Lead): Promise<number> {
  const context = await leadContext(req, lead)
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: {
      lead: { equals: lead.id },
      kind: { equals: 'lead-notice' },
      to: { equals: receiverOf(context) },
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

const receiverOf = ({ community, builder, publisher }: LeadContext) =>
  leadReceiver({ community, builder, publisher })

function queueNotice(req: PayloadRequest, context: LeadContext): Promise<number> {
  const letter = leadLetter(context, env.SITE_URL)
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'lead-notice',
    lead: context.lead.id,
    to: receiverOf(context),
    replyTo: context.lead.email,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
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
