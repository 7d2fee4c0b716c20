import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type AuditUser, auditEntries } from '../audit-entries'
import { type Connection, queryRows } from '../sql/query'
import { queueJobs } from './queue-jobs'

/**
 * Deliveries `d` that were held because their channel was not set up. Deliveries of a lead in
 * quarantine are held until it is released.
 */
export const isHeld: SQL = sql`d.status = 'kept'
  and not exists (select from leads l where l.id = d.lead_id and l.quarantined)`

/** Queues every held delivery of a channel and adds it to the audit log. Returns how many. */
export async function queueHeld(
  connection: Connection,
  channel: string,
  user: AuditUser,
): Promise<number> {
  const [row] = await queryRows(
    connection,
    z.object({ queued: z.int() }),
    sql`
    with released as (
      update deliveries d set status = 'queued', sent_at = null, updated_at = now()
      where d.channel::text = ${channel} and ${isHeld}
      returning d.id, d.channel
    ),
    sending as (${queueJobs(sql`select id, channel from released`)}),
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'deliveries' as collection_slug, id as document_id,
        null as document_title, array['status'] as changed_fields, null as changed_values from released`,
    )}
    select count(*)::int as queued from released`,
  )
  return row?.queued ?? 0
}
