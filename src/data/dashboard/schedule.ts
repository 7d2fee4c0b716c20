import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { auditEntries } from '@/database/audit-entries'
import { deleteSchedule, updateSchedule } from '@/database/jobs/schedules'
import { queryPool, runOnPool } from '../sql/query-pool'
import type { Staff } from '../staff/staff'
import { globalKinds, kinds } from './kinds'

/** A document or global with a scheduled publication or unpublication. */
export type Scheduled =
  | { readonly relationTo: string; readonly value: number | string }
  | { readonly global: string }

/** A pending job of a document. */
export interface PendingSchedule {
  readonly job: number
  readonly action: 'publish' | 'unpublish'
  /** ISO date and time. */
  readonly dueAt: string
}

const pendingRow = z.object({
  job: z.int(),
  action: z.enum(['publish', 'unpublish']),
  due_at: z.coerce.date(),
})

const isFor = (subject: Scheduled): SQL =>
  'global' in subject
    ? sql`input->>'global' = ${subject.global}`
    : sql`input->'doc'->>'relationTo' = ${subject.relationTo}
        and input->'doc'->>'value' = ${String(subject.value)}`

/** The pending publications and unpublications of a document, in the order in which they run. */
export async function listSchedules(subject: Scheduled): Promise<PendingSchedule[]> {
  const rows = await queryPool(
    pendingRow,
    sql`select id as job, coalesce(input->>'type', 'publish') as action, wait_until as due_at
      from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
        and wait_until > now() and ${isFor(subject)}
      order by wait_until, id`,
  )
  return rows.map(({ due_at, ...row }) => ({ ...row, dueAt: due_at.toISOString() }))
}

const titles = sql.join(
  [
    ...kinds.map(
      ({ slug, table, title }) => sql`
      select ${slug}::text as kind, v.parent_id as id, v.${sql.identifier(title)} as title
      from ${sql.identifier(`_${table}_v`)} v where v.latest`,
    ),
    ...globalKinds.map(
      ({ slug, title }) => sql`
      select ${slug}::text as kind, null::int as id, ${title}::text as title`,
    ),
  ],
  sql` union all `,
)

/**
 * Writes an audit log entry for a schedule that was set or canceled. `hours` returns one row
 * (`kind`, `id`, `action`; a global has no id) and may change the schedule in the same statement.
 */
const logged = (hours: SQL, user: Staff): SQL => sql`
  with hours as (${hours}),
  ${auditEntries(
    user,
    sql`select 'updated' as action, h.kind as collection_slug, h.id as document_id,
      title as document_title,
      array[case h.action when 'unpublish' then 'unpublishAt' else 'publishAt' end] as changed_fields,
      null as changed_values
      from hours h join (${titles}) t on t.kind = h.kind and t.id is not distinct from h.id`,
  )}
  select from hours`

/** Writes an audit log entry for a new schedule. */
export async function logSchedule(
  subject: Scheduled,
  action: 'publish' | 'unpublish',
  user: Staff,
): Promise<void> {
  const [kind, id] =
    'global' in subject ? [subject.global, null] : [subject.relationTo, Number(subject.value)]
  const hours = sql`select ${kind}::text as kind, ${id}::int as id, ${action}::text as action`
  await runOnPool(logged(hours, user))
}

/**
 * Moves a schedule to another time. Returns `false` when its job is due, has already run or was
 * canceled.
 */
export async function moveSchedule(job: number, dueAt: Date, user: Staff): Promise<boolean> {
  return (await runOnPool(logged(updateSchedule(job, dueAt), user))) > 0
}

/** Cancels a schedule. Does nothing when its job has already run or was canceled. */
export async function cancelSchedule(job: number, user: Staff): Promise<void> {
  await runOnPool(logged(deleteSchedule(job), user))
}
