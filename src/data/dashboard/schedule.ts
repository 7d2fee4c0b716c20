import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { auditEntries } from '@/database/audit-entries'
import { runOnPool } from '../sql/query-pool'
import type { Staff } from '../staff/queries'
import { kinds } from './kinds'

/** A document with a scheduled publication or unpublication. */
export interface Scheduled {
  readonly relationTo: string
  readonly value: number | string
}

const titles = sql.join(
  kinds.map(
    ({ slug, table, title }) => sql`
      select ${slug}::text as kind, v.parent_id as id, v.${sql.identifier(title)} as title
      from ${sql.identifier(`_${table}_v`)} v where v.latest`,
  ),
  sql` union all `,
)

/**
 * Writes an audit log entry for a schedule that was set or canceled. `hours` returns one row
 * (`kind`, `id`, `action`) and may delete the schedule in the same statement.
 */
const logged = (hours: SQL, user: Staff): SQL => sql`
  with hours as (${hours}),
  ${auditEntries(
    user,
    sql`select 'updated' as action, kind as collection_slug, id as document_id,
      title as document_title,
      array[case action when 'unpublish' then 'unpublishAt' else 'publishAt' end] as changed_fields
      from hours join (${titles}) t using (kind, id)`,
  )}
  select`

/** Writes an audit log entry for a new schedule. */
export async function logSchedule(
  { relationTo, value }: Scheduled,
  action: 'publish' | 'unpublish',
  user: Staff,
): Promise<void> {
  const hours = sql`select ${relationTo}::text as kind, ${Number(value)}::int as id,
    ${action}::text as action`
  await runOnPool(logged(hours, user))
}

/** Cancels a schedule. Does nothing when its job has already run or was canceled. */
export async function cancelSchedule(job: number, user: Staff): Promise<void> {
  const canceled = sql`delete from payload_jobs where id = ${job} and task_slug = 'schedulePublish'
    returning input->'doc'->>'relationTo' as kind, (input->'doc'->>'value')::int as id,
      input->>'type' as action`
  await runOnPool(logged(canceled, user))
}
