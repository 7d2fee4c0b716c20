import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { runStatement } from '../sql/query-pool'
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
 * (`kind`, `id`, `deed`) and may delete the schedule in the same statement.
 */
const logged = (hours: SQL, user: Staff): SQL => sql`
  with hours as (${hours}),
  entry as (
    insert into audit_entries
      (action, user_id, user_name, collection_slug, document_id, document_title)
    select 'updated', ${user.id}, ${user.name}, h.kind, h.id::text, t.title
    from hours h join (${titles}) t using (kind, id)
    returning id
  )
  insert into audit_entries_texts ("order", parent_id, path, text)
  select 1, entry.id, 'changedFields',
    case hours.deed when 'unpublish' then 'takenDownAt' else 'goesLiveAt' end
  from entry, hours`

/** Writes an audit log entry for a new schedule. */
export async function logSchedule(
  { relationTo, value }: Scheduled,
  deed: 'publish' | 'unpublish',
  user: Staff,
): Promise<void> {
  const hours = sql`select ${relationTo}::text as kind, ${Number(value)}::int as id,
    ${deed}::text as deed`
  await runStatement(logged(hours, user))
}

/** Cancels a schedule. Does nothing when its job has already run or was canceled. */
export async function cancelSchedule(job: number, user: Staff): Promise<void> {
  const struck = sql`delete from payload_jobs where id = ${job} and task_slug = 'schedulePublish'
    returning input->'doc'->>'relationTo' as kind, (input->'doc'->>'value')::int as id,
      input->>'type' as deed`
  await runStatement(logged(struck, user))
}
