import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod/mini'
import type { applyInput, Refused } from '@/contract/submissions/results'
import { deleteAllDecisions } from '@/database/submissions/decisions'
import { hasFile } from '@/database/submissions/files'
import { deleteAllRows } from '@/database/submissions/records'
import type { LockedSubmission } from '@/database/submissions/submissions'
import { hasColumns } from '@/database/submissions/summaries'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { SubmissionStatus } from '@/domain/submissions/submission-status'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { changeState } from './change-state'
import { queueReading } from './intake/receive-submission'
import { isRefused, lockSubmission, refused } from './lock'
import { recompare } from './review/recompare'

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

/** Ends a submission. One that was opened again stays published. */
export const discardSubmission = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['reading', 'mapping', 'review', 'failed'], async (req, submission) => {
    await changeState(req, submission, { status: submission.isPublished ? 'applied' : 'discarded' })
    return null
  })

/**
 * Opens a published or undone submission for review again, compared with the listings of now. Its
 * decisions are as they were, except about what someone changed since.
 */
export const reopenSubmission = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['applied', 'undone'], async (req, submission) => {
    await changeState(req, submission, { status: 'review' })
    await recompare(req, submission)
    return null
  })

const NO_COLUMNS = 'This submission has no columns to check.'
const PUBLISHED =
  'A part of this submission is published. Undo it first, or make a new submission with other columns.'

/**
 * Goes back to the columns of a submission in review, as they were. Decisions are remembered, and
 * count where the rows say the same once they are read again.
 */
export const backToColumns = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['review'], async (req, submission) => {
    if (submission.isPublished) return refused(PUBLISHED)
    if (!(await hasColumns(await getSession(req), id))) return refused(NO_COLUMNS)
    await changeState(req, submission, { status: 'mapping', ...waiting })
    return null
  })

const FILE_DELETED =
  'The file of this submission was deleted, so it cannot be read again. Make a new submission.'

/**
 * Reads a submission from its file once more, as if it was sent now. Its columns and decisions are
 * forgotten.
 */
export const readAgain = (id: number, user: Staff): Promise<Refused | null> =>
  change(id, user, ['mapping', 'review', 'failed', 'discarded'], async (req, submission) => {
    if (submission.isPublished) return refused(PUBLISHED)
    const connection = await getSession(req)
    if (!(await hasFile(connection, id))) return refused(FILE_DELETED)
    await changeState(req, submission, {
      status: 'reading',
      problem: null,
      hints: null,
      mapping: null,
      ...waiting,
    })
    await deleteAllDecisions(connection, id)
    await deleteAllRows(connection, id)
    await queueReading(req, id)
    return null
  })
