import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type GlobalKind, globalKinds, type Kind, kinds } from './kinds'

/**
 * A query for scheduled documents, and for documents whose schedule failed and that have not been
 * saved since.
 */
export function scheduledRows(): SQL {
  return sql.join([...kinds.map(rowsOfKind), ...globalKinds.map(rowsOfGlobal)], sql` union all `)
}

/** The columns of a job `j`. */
const job = sql`coalesce(j.input->>'type', 'publish') as action,
  coalesce(j.wait_until, j.updated_at) as due_at,
  case when j.has_error then j.error->>'message' end as problem`

/** Jobs `j` that are pending, or that failed and whose newest version `v` is older. */
const isOpen = sql`j.task_slug = 'schedulePublish' and j.completed_at is null
  and (j.has_error is not true or v.updated_at < j.updated_at)`

const rowsOfGlobal = ({ slug, table, title }: GlobalKind): SQL => sql`
  select j.id as job_id, ${slug} as kind, v.id, ${title} as title, ${job}
  from payload_jobs j join ${sql.identifier(`_${table}_v`)} v on v.latest
  where j.input->>'global' = ${slug} and ${isOpen}`

const rowsOfKind = ({ slug, table, title }: Kind): SQL => sql`
  select j.id as job_id, ${slug} as kind, v.parent_id as id, v.${sql.identifier(title)} as title, ${job}
  from payload_jobs j
  join ${sql.identifier(`_${table}_v`)} v
    on v.latest and v.parent_id = (j.input->'doc'->>'value')::int
  where j.input->'doc'->>'relationTo' = ${slug} and ${isOpen}`
