import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { Refused } from '@/contract/submissions/results'
import { inTransaction } from '@/database/in-transaction'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { SubmissionStatus } from '@/domain/submissions/desk'
import { queueReading } from '@/jobs/read-submission/receive'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'
import { isRefused, type LockedSubmission, lockSubmission, refused } from './lock'
import { recordAudit } from './record-changes'

interface By {
  readonly user: Pick<Staff, 'id' | 'name'>
  readonly now: Date
}

async function setStatus(
  req: PayloadRequest,
  { id, title, status: from }: LockedSubmission,
  status: SubmissionStatus,
  { user }: Pick<By, 'user'>,
): Promise<void> {
  await runStatement(
    await sessionOf(req),
    sql`update submissions set status = ${status}::enum_submissions_status, updated_at = now()
      where id = ${id}`,
  )
  const values = [{ field: 'status', from, to: status }]
  await recordAudit(req, { id, title, field: 'status', values }, user)
}

/** In the transaction that applies it, so that a submission is applied once. */
export async function markApplied(
  req: PayloadRequest,
  submission: LockedSubmission,
  { note, user, now }: By & { readonly note: string },
): Promise<void> {
  await setStatus(req, submission, 'applied', { user })
  await runStatement(
    await sessionOf(req),
    sql`update submissions set applied_at = ${now.toISOString()}::timestamptz,
        applied_by_id = ${user.id}, note = ${note || null} where id = ${submission.id}`,
  )
}

/** In the transaction that undoes it. */
export async function markUndone(
  req: PayloadRequest,
  submission: LockedSubmission,
  { user, now }: By,
): Promise<void> {
  await setStatus(req, submission, 'undone', { user })
  await runStatement(
    await sessionOf(req),
    sql`update submissions set undone_at = ${now.toISOString()}::timestamptz,
        undone_by_id = ${user.id} where id = ${submission.id}`,
  )
}

/** Ends a submission that was not applied. */
export async function discardSubmission(id: number, user: Staff): Promise<Refused | null> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const states = ['reading', 'mapping', 'review', 'failed'] as const
    const submission = await lockSubmission(req, id, { states })
    if (isRefused(submission)) return submission
    await setStatus(req, submission, 'discarded', { user })
    return null
  })
}

const FILE_DELETED =
  'The file of this submission was deleted, so it cannot be read again. Make a new submission.'

/**
 * Reads a submission from its file once more: one that failed or was discarded, or that is in review,
 * with other columns. Its decisions are forgotten.
 */
export async function readAgain(id: number, user: Staff): Promise<Refused | null> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const states = ['mapping', 'review', 'failed', 'discarded'] as const
    const submission = await lockSubmission(req, id, { states })
    if (isRefused(submission)) return submission
    const connection = await sessionOf(req)
    const files = await runStatement(
      connection,
      sql`select from submission_files where submission_id = ${id}`,
    )
    if (files === 0) return refused(FILE_DELETED)
    await setStatus(req, submission, 'reading', { user })
    await runStatement(
      connection,
      sql`update submissions set problem = null, progress = null, mapping = null where id = ${id}`,
    )
    await runStatement(
      connection,
      sql`delete from submission_decisions where submission_id = ${id}`,
    )
    await runStatement(connection, sql`delete from submission_records where submission_id = ${id}`)
    await queueReading(req, id)
    return null
  })
}
