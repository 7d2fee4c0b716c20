import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { oneLine } from '@/domain/letter-text'
import type { Delivery } from '@/payload-types'
import { senderDomain } from './email-adapter'

/** The queue in which deliveries wait; the worker finds it like any other. */
const QUEUE = 'deliveries'

export type NewDelivery = Pick<Delivery, 'channel' | 'kind' | 'to' | 'subject' | 'text'> &
  Partial<Pick<Delivery, 'html' | 'replyTo' | 'lead' | 'headers'>>

/**
 * Writes a delivery into the mail log and lets the worker send it. Both stand in the transaction of
 * the request: nothing is sent about what was not stored, and nothing stored goes untold. The
 * Message-ID stays the same through all attempts, by which a mail server knows a letter that it had
 * taken just before we were cut off.
 */
export async function queueDelivery(req: PayloadRequest, delivery: NewDelivery): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'deliveries',
    data: {
      ...delivery,
      subject: oneLine(delivery.subject),
      status: 'queued',
      messageId: `<${randomUUID()}@${senderDomain()}>`,
    },
    depth: 0,
    req,
  })
  await queueSending(req, id)
  return id
}

/** Lets the worker send what stands in the mail log already. */
export async function queueSending(req: PayloadRequest, delivery: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'deliver', queue: QUEUE, input: { delivery }, req })
}
