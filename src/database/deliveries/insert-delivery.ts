import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '../sql/query'
import { getSession } from '../transactions/session'
import { queueJobs } from './queue-jobs'

/** The columns of a new delivery. */
interface DeliveryRow {
  readonly channel: string
  readonly kind: string
  readonly to: string
  readonly reply_to?: string | null | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string | null | undefined
  readonly headers?: unknown
  readonly attachment?: string | null | undefined
  readonly lead_id?: number | undefined
  readonly builder_id?: number | undefined
  readonly message_id: string
}

/**
 * Adds a delivery to the email log and queues its job, both in the transaction of the request.
 * Returns its id. One statement instead of Payload, because a buyer waits for it and no hook depends
 * on it.
 */
export async function insertDelivery(req: PayloadRequest, row: DeliveryRow): Promise<number> {
  const [written] = await queryRows(
    await getSession(req),
    z.object({ delivery: z.int() }),
    sql`
    with written as (
      insert into deliveries (channel, kind, "to", reply_to, subject, text, html, headers, attachment,
        lead_id, builder_id, message_id)
      select channel, kind, "to", reply_to, subject, text, html, headers, attachment, lead_id,
        builder_id, message_id
      from json_populate_record(null::deliveries, ${JSON.stringify(row)})
      returning id, channel
    ), sending as (${queueJobs(sql`select id, channel from written`)})
    select id as delivery from written`,
  )
  if (!written) throw new Error('An inserted delivery has an id')
  return written.delivery
}
