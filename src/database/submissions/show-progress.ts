import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { runStatement } from '../sql/query'

/** As `submissionProgress` of the contract. */
interface Progress {
  readonly step: string
  readonly done: number
  readonly total: number
}

/** Shows how far the job of a submission is: to all screens at once, outside of its transaction. */
export async function showProgress(
  { db }: Payload,
  id: number,
  status: 'reading' | 'applying' | 'undoing',
  progress: Progress,
): Promise<void> {
  await runStatement(
    db.drizzle,
    sql`update submissions set progress = ${JSON.stringify(progress)}::jsonb
      where id = ${id} and status = ${status}::enum_submissions_status`,
  )
}
