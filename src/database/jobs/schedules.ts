import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from '../sql/query'
import { getSession } from '../transactions/session'

/**
 * A statement that deletes a scheduled publication or unpublication. It returns the `kind`, `id` and
 * `action` of its document; a global has no id. It returns no row when the job has already run.
 */
export const deleteSchedule = (job: number): SQL => sql`
  delete from payload_jobs where id = ${job} and task_slug = 'schedulePublish'
  returning coalesce(input->'doc'->>'relationTo', input->>'global') as kind,
    (input->'doc'->>'value')::int as id, input->>'type' as action`

/** Cancels the schedules of a document, except one that is running. */
export async function cancelSchedules(
  req: PayloadRequest,
  { collection, id }: { readonly collection: string; readonly id: number },
): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`delete from payload_jobs where task_slug = 'schedulePublish' and not processing
      and input->'doc'->>'relationTo' = ${collection}
      and input->'doc'->>'value' = ${String(id)}`,
  )
}
