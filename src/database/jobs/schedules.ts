import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { queryRows, runStatement } from '../sql/query'
import { getSession } from '../transactions/session'

/**
 * A statement that deletes a scheduled publication or unpublication. It returns the `kind`, `id` and
 * `action` of its document; a global has no id. It returns no row when the job has already run.
 */
export const deleteSchedule = (job: number): SQL => sql`
  delete from payload_jobs where id = ${job} and task_slug = 'schedulePublish'
  returning coalesce(input->'doc'->>'relationTo', input->>'global') as kind,
    (input->'doc'->>'value')::int as id, input->>'type' as action`

/**
 * A statement that moves a scheduled publication or unpublication to another time, and returns what
 * `deleteSchedule` returns: no row when the job is due or has already run.
 */
export const updateSchedule = (job: number, dueAt: Date): SQL => sql`
  update payload_jobs set wait_until = ${dueAt.toISOString()}, updated_at = now()
  where id = ${job} and task_slug = 'schedulePublish' and completed_at is null
    and has_error is not true and not processing and wait_until > now()
  returning coalesce(input->'doc'->>'relationTo', input->>'global') as kind,
    (input->'doc'->>'value')::int as id, input->>'type' as action`

interface ScheduledDocument {
  readonly collection: string
  readonly id: number
}

/** Whether a document will be published at a later time. */
export async function isPublicationScheduled(
  req: PayloadRequest,
  { collection, id }: ScheduledDocument,
): Promise<boolean> {
  const jobs = await queryRows(
    await getSession(req),
    z.object({ id: z.number() }),
    sql`select id from payload_jobs where task_slug = 'schedulePublish'
      and completed_at is null and has_error is not true and not processing
      and coalesce(input->>'type', 'publish') = 'publish'
      and input->'doc'->>'relationTo' = ${collection}
      and input->'doc'->>'value' = ${String(id)} limit 1`,
  )
  return jobs.length > 0
}

/** Cancels the schedules of a document, except one that is running. */
export async function cancelSchedules(
  req: PayloadRequest,
  { collection, id }: ScheduledDocument,
): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`delete from payload_jobs where task_slug = 'schedulePublish' and not processing
      and input->'doc'->>'relationTo' = ${collection}
      and input->'doc'->>'value' = ${String(id)}`,
  )
}
