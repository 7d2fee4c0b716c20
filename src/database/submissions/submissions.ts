import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import {
  type SubmissionSource,
  type SubmissionStatus,
  submissionSources,
  submissionStatuses,
} from '@/domain/submissions/submission-status'
import { type Connection, queryRows } from '../sql/query'

const lockedRow = z.object({
  id: z.int(),
  status: z.enum(submissionStatuses),
  builder: z.int(),
  /** Whether something of it is published. */
  isPublished: z.boolean(),
})
export type LockedSubmission = z.infer<typeof lockedRow>

/**
 * Locks a submission until the transaction ends. `shared`: several transactions can hold it at the same
 * time.
 */
export async function lockSubmissionRow(
  connection: Connection,
  id: number,
  { shared }: { readonly shared: boolean },
): Promise<LockedSubmission | undefined> {
  const [found] = await queryRows(
    connection,
    lockedRow,
    sql`select id, status::text, builder_id as builder,
        applied_at is not null and undone_at is null as "isPublished"
      from submissions
      where id = ${id} ${shared ? sql`for share` : sql`for no key update`}`,
  )
  return found
}

const builderRow = z.object({ builder: z.int() })

/** The builder of a submission; `null` without the submission, or if it has another status. */
export async function readBuilderId(
  connection: Connection,
  id: number,
  status?: SubmissionStatus,
): Promise<number | null> {
  const hasStatus = status ? sql`and status = ${status}::enum_submissions_status` : sql``
  const [found] = await queryRows(
    connection,
    builderRow,
    sql`select builder_id as builder from submissions where id = ${id} ${hasStatus}`,
  )
  return found?.builder ?? null
}

const sourceRow = z.object({ source: z.enum(submissionSources) })

/** How a submission was sent. */
export async function readSubmissionSource(
  connection: Connection,
  id: number,
): Promise<SubmissionSource | undefined> {
  const [found] = await queryRows(
    connection,
    sourceRow,
    sql`select source from submissions where id = ${id}`,
  )
  return found?.source
}

/** Submissions `s` that wait for an editor. */
export const isWaiting: SQL = sql`s.status in ('mapping', 'review')`

const neighbors = z.object({
  position: z.nullable(z.int()),
  total: z.int(),
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
})
export type WaitingNeighbors = z.infer<typeof neighbors>

/** Where a submission is among those that wait, oldest first. */
export async function readWaitingNeighbors(
  connection: Connection,
  id: number,
): Promise<WaitingNeighbors> {
  const [found] = await queryRows(
    connection,
    neighbors,
    sql`with waiting as (
      select id, row_number() over each::int as position, lag(id) over each as previous,
        lead(id) over each as next
      from submissions s where ${isWaiting} window each as (order by received_at, id)
    )
    select (select position from waiting where id = ${id}),
      (select count(*)::int from waiting) as total,
      (select previous from waiting where id = ${id}),
      (select next from waiting where id = ${id})`,
  )
  if (!found) throw new Error('A select of subqueries returns a row')
  return found
}
