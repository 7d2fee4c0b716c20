import type { PayloadRequest, TaskConfig } from 'payload'
import type { Staff } from '@/data/staff/staff'
import {
  applySubmission,
  type ChangedState,
  rejectChanges,
  undoSubmission,
} from '@/data/submissions/jobs'
import { log } from '@/lib/log/log'

/** A run that fails, for example because the database was away, is tried again. */
const RETRIES = 2
const PAUSE = 10_000

const NO_ACCOUNT = 'The account that asked for it was deleted. Nothing was changed.'
const FAILED =
  'Nothing was changed because of an error of the guide. Try again; if it fails again, tell us.'

interface Attempt {
  readonly req: PayloadRequest
  readonly state: ChangedState
  readonly submission: number
  /** Id of the user who asked for it. */
  readonly user: number
  /** Runs before this one that failed. */
  readonly failed: number
}

/** Runs `work` for the user. Ends the submission with a sentence when it cannot succeed. */
async function attempt(
  { req: { payload }, state, submission, user: id, failed }: Attempt,
  work: (user: Staff) => Promise<void>,
): Promise<void> {
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  const user = found && { ...found, collection: 'users' as const }
  const reject = (message: string) =>
    rejectChanges(
      { payload, submission, state, user },
      { state: 'rejected', message, conflicts: [] },
    )
  if (!user) return reject(NO_ACCOUNT)
  try {
    await work(user)
  } catch (error) {
    if (failed < RETRIES) throw error
    log.error({ err: error, submission }, 'submission could not be changed')
    await reject(FAILED)
  }
}

const retries = { attempts: RETRIES, backoff: { type: 'fixed', delay: PAUSE } } as const

/** Publishes what was accepted of a submission, or saves it as drafts. */
export const applySubmissionTask: TaskConfig<'applySubmission'> = {
  slug: 'applySubmission',
  inputSchema: [
    { name: 'submission', type: 'number', required: true },
    { name: 'user', type: 'number', required: true },
    { name: 'mode', type: 'select', options: ['publish', 'draft'], required: true },
    { name: 'note', type: 'text' },
  ],
  retries,
  async handler({ input: { submission, user, mode, note }, job, req }) {
    const input = { submission, mode, note: note ?? '' }
    const failed = job.totalTried ?? 0
    await attempt({ req, state: 'applying', submission, user, failed }, (staff) =>
      applySubmission(req.payload, input, staff),
    )
    return { output: {} }
  },
}

/** Takes back what a submission changed. */
export const undoSubmissionTask: TaskConfig<'undoSubmission'> = {
  slug: 'undoSubmission',
  inputSchema: [
    { name: 'submission', type: 'number', required: true },
    { name: 'user', type: 'number', required: true },
  ],
  retries,
  async handler({ input: { submission, user }, job, req }) {
    const failed = job.totalTried ?? 0
    await attempt({ req, state: 'undoing', submission, user, failed }, (staff) =>
      undoSubmission(req.payload, submission, staff),
    )
    return { output: {} }
  },
}
