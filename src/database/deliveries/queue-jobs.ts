import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from '../sql/query'
import { getSession } from '../transactions/session'

/**
 * A statement that queues a job for each delivery. `deliveries` returns their `id` and `channel`.
 * Each channel has a queue, so webhooks do not wait for a mail server that hangs.
 */
export const queueJobs = (deliveries: SQL): SQL => sql`
  insert into payload_jobs (task_slug, queue, input)
  select 'deliver', case channel when 'webhook' then 'webhooks' else 'deliveries' end,
    jsonb_build_object('delivery', id)
  from (${deliveries}) d`

/** Queues a delivery that is already in the email log. */
export async function queueSending(req: PayloadRequest, delivery: number): Promise<void> {
  await runStatement(
    await getSession(req),
    queueJobs(sql`select id, channel from deliveries where id = ${delivery}`),
  )
}
