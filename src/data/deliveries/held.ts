import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { auditEntries } from '@/database/audit-entries'
import type { DeliveryChannel } from '@/domain/enums'
import { queueJobs } from '@/jobs/queue-delivery'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/staff'

/**
 * Deliveries `d` that were held because their channel was not set up. Those of a lead in quarantine
 * are held until it is released.
 */
export const isHeld: SQL = sql`d.status = 'kept'
  and not exists (select from leads l where l.id = d.lead_id and l.quarantined)`

/** Queues every held delivery of a channel for a user. Returns how many. */
export async function sendHeld(channel: DeliveryChannel, user: Staff): Promise<number> {
  const { queued } = await queryOne(
    z.object({ queued: z.number() }),
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
  return queued
}
