import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod/mini'
import type { applyInput, Refused } from '@/contract/submissions/results'
import { inTransaction } from '@/database/in-transaction'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { SubmissionStatus } from '@/domain/submissions/desk'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { changeState } from './change-state'
import { queueReading } from './intake/receive-submission'
import { isRefused, type LockedSubmission, lockSubmission, refused } from './lock'

/** Changes a submission in a transaction of its own, if it is in one of the given states. */
async function change(
  id: number,
  user: Staff,
  states: readonly SubmissionStatus[],
  work: (req: PayloadRequest, submission: LockedSubmission) => Promise<Refused | null>,
): Promise<Refused | null> {
  const req = await createLocalReq({ user }, await payloadClient())
  return inTransaction(req, async () => {
    const submission = await lockSubmission(req, id, { states })
    return isRefused(submission) ? submission : work(req, submission)
  })
}

const waiting = { result: null, progress: null } as const

/** Queues the publishing of what was accepted. Its job (`apply.ts`) stores what becomes of it. */
export const startApplying = (
  { submission: id, mode, note }: z.output<typeof applyInput>,
  user: Staff,
): Promise<Refused | null> =>
  change(id, user, ['review'], async (req, submission) => {
    await changeState(req, submission, { status: 'applying', ...waiting })
    const input = { submission: id, user: user.id, mode, note }
    await req.payload.jobs.queue({ task: 'applySubmission', queue: 'publishing', input, req })
    return null
  })

/** Queues the undoing of a published submission. Its job (`undo.ts`) stores what becomes of it. */
export const startUndoing = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['applied'], async (req, submission) => {
    await changeState(req, submission, { status: 'undoing', ...waiting })
    const input = { submission: id, user: user.id }
    await req.payload.jobs.queue({ task: 'undoSubmission', queue: 'publishing', input, req })
    return null
  })

/** Ends a submission that was not applied. */
export const discardSubmission = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['reading', 'mapping', 'review', 'failed'], async (req, submission) => {
    await changeState(req, submission, { status: 'discarded' })
    return null
  })

const FILE_DELETED =
  'The file of this submission was deleted, so it cannot be read again. Make a new submission.'

/**
 * Reads a submission from its file once more: one that failed or was discarded, or that is in review,
 * with other columns. Its decisions are forgotten.
 */
export const readAgain = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['mapping', 'review', 'failed', 'discarded'], async (req, submission) => {
    const connection = await sessionOf(req)
    const files = await runStatement(
      connection,
      sql`select from submission_files where submission_id = ${id}`,
    )
    if (files === 0) return refused(FILE_DELETED)
    await changeState(req, submission, {
      status: 'reading',
      problem: null,
      mapping: null,
      ...waiting,
    })
    await runStatement(
      connection,
      sql`delete from submission_decisions where submission_id = ${id}`,
    )
    await runStatement(connection, sql`delete from submission_records where submission_id = ${id}`)
    await queueReading(req, id)
    return null
  })
