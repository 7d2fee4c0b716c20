import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertDelivery } from '@/database/deliveries/insert-delivery'
import { oneLine } from '@/domain/text/plain-text'
import type { Delivery } from '@/payload-types'
import { senderDomain } from './email-adapter'

export type NewDelivery = Pick<Delivery, 'channel' | 'kind' | 'to' | 'subject' | 'text'> &
  Partial<Pick<Delivery, 'html' | 'replyTo' | 'headers' | 'attachment'>> & {
    readonly lead?: number
    readonly builder?: number
  }

/**
 * Adds a delivery to the email log and queues its job, both in the transaction of the request, so
 * the data and its notifications are stored together or not at all. The Message-ID is the same for
 * all attempts, so that a mail server can recognize an email that it accepted just before the
 * connection failed.
 */
export function queueDelivery(req: PayloadRequest, delivery: NewDelivery): Promise<number> {
  const { lead, builder, replyTo, ...same } = delivery
  return insertDelivery(req, {
    ...same,
    subject: oneLine(delivery.subject),
    reply_to: replyTo,
    lead_id: lead,
    builder_id: builder,
    message_id: `<${randomUUID()}@${senderDomain()}>`,
  })
}
