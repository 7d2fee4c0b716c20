import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Applied, Rejected, Undone } from '@/contract/submissions/results'
import { showProgress } from '@/database/submissions/show-progress'
import { readBuilderId } from '@/database/submissions/submissions'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { log } from '@/lib/log/log'
import type { Submission } from '@/payload-types'
import type { Staff } from '../../staff/staff'
import { changeState } from '../change-state'
import { isRefused, lockSubmission } from '../lock'

/** The states of a submission while a job changes listings, and those in which it ends. */
const ends = {
  applying: { done: 'applied', rejected: 'review' },
  undoing: { done: 'undone', rejected: 'applied' },
} as const
export type ChangedState = keyof typeof ends

/** A run of a job. `user`: who asked for it. */
export interface Run {
  readonly payload: Payload
  readonly submission: number
  readonly state: ChangedState
  readonly user: Staff
}

interface Work {
  /** Changes listings in the transaction of the request. */
  readonly change: (req: PayloadRequest, builder: number) => Promise<Applied | Undone | Rejected>
  /** Fields of the submission that are stored with a change that was not rejected. */
  readonly stored: Partial<Submission>
}

/**
 * Applies or undoes a submission in one transaction, which also stores the result. Does nothing for a
 * submission in another state: then another run was faster.
 */
export async function runChanges(
  { payload, submission, state, user }: Run,
  { change, stored }: Work,
): Promise<void> {
  const req = await createLocalReq({ user }, payload)
  await inTransaction(req, async () => {
    // Locks nothing: progress is written to the submission meanwhile.
    const builder = await readBuilderId(await getSession(req), submission, state)
    if (builder === null) return
    const result = await change(req, builder)
    const locked = await lockSubmission(req, submission, { states: [state] })
    if (isRefused(locked)) throw new Error(locked.message)
    await changeState(req, locked, {
      ...(result.state === 'rejected' ? {} : stored),
      ...getEnd(state, result),
    })
  })
}

/** Ends a run that changed nothing, or whose transaction was rolled back. */
export async function rejectChanges(
  { payload, submission, state, user }: Omit<Run, 'user'> & { readonly user: Staff | null },
  rejected: Rejected,
): Promise<void> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  await inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, { states: [state] })
    if (!isRefused(locked)) await changeState(req, locked, getEnd(state, rejected))
  })
}

const getEnd = (state: ChangedState, result: Applied | Undone | Rejected) => ({
  status: ends[state][result.state === 'rejected' ? 'rejected' : 'done'],
  result,
})

/** Milliseconds between two reports of the progress. */
const REPORT_EVERY = 500

/**
 * Shows how many listings a run has saved. It does not wait for the database, because its transaction
 * holds a connection already.
 */
export function createProgress({ payload, submission, state }: Run, total: number) {
  let done = 0
  let reportedAt = 0
  let isReporting = false
  return () => {
    done += 1
    if (isReporting || performance.now() - reportedAt < REPORT_EVERY) return
    isReporting = true
    reportedAt = performance.now()
    showProgress(payload, submission, state, { step: 'saving', done, total })
      .catch((error: unknown) => log.debug({ err: error }, 'progress could not be shown'))
      .finally(() => {
        isReporting = false
      })
  }
}
