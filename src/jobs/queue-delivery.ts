import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { oneLine } from '@/domain/text/plain-text'
import type { Delivery } from '@/payload-types'
import { senderDomain } from './email-adapter'

export type NewDelivery = Pick<Delivery, 'channel' | 'kind' | 'to' | 'subject' | 'text'> &
  Partial<Pick<Delivery, 'html' | 'replyTo' | 'headers'>> & {
    readonly lead?: number
    readonly builder?: number
  }

/**
 * Adds a delivery to the email log and queues its job, both in the transaction of the request, so
 * the data and its notifications are stored together or not at all. Uses one statement instead of
 * Payload, because a buyer waits for it and no hook depends on it. The Message-ID is the same for
 * all attempts, so that a mail server can recognize an email that it accepted just before the
 * connection failed.
 */
export async function queueDelivery(req: PayloadRequest, delivery: NewDelivery): Promise<number> {
  const { lead, builder, replyTo, ...same } = delivery
  const row = {
    ...same,
    subject: oneLine(delivery.subject),
    reply_to: replyTo,
    lead_id: lead,
    builder_id: builder,
    message_id: `<${randomUUID()}@${senderDomain()}>`,
  }
  const connection = await sessionOf(req)
  const [written] = await queryRows(
    connection,
    z.object({ delivery: z.int() }),
    sql`
    with written as (
      insert into deliveries (channel, kind, "to", reply_to, subject, text, html, headers, lead_id,
        builder_id, message_id)
      select channel, kind, "to", reply_to, subject, text, html, headers, lead_id, builder_id,
        message_id
      from json_populate_record(null::deliveries, ${JSON.stringify(row)})
      returning id, channel
    ), sending as (${queueJobs(sql`select id, channel from written`)})
    select id as delivery from written`,
  )
  if (!written) throw new Error('An inserted delivery has an id')
  return written.delivery
}

/** Queues a delivery that is already in the email log. */
export async function queueSending(req: PayloadRequest, delivery: number): Promise<void> {
  const connection = await sessionOf(req)
  await runStatement(
    connection,
    queueJobs(sql`select id, channel from deliveries where id = ${delivery}`),
  )
}

/**
 * A statement that queues a job for each delivery. `deliveries` returns their `id` and `channel`.
 * Each channel has a queue, so webhooks do not wait for a mail server that hangs.
 */
export const queueJobs = (deliveries: SQL): SQL => sql`
  insert into payload_jobs (task_slug, queue, input)
  select 'deliver', case channel when 'webhook' then 'webhooks' else 'deliveries' end,
    jsonb_build_object('delivery', id)
  from (${deliveries}) d`
