import type { TaskConfig } from 'payload'
import { failReading, readSubmission } from '@/data/submissions/jobs'
import { log } from '@/lib/log/log'

/** A reading that fails, for example because the database was away, is tried again. */
const RETRIES = 2
const PAUSE = 10_000

/** Reads what a builder sent, and compares it with his listings. */
export const readSubmissionTask: TaskConfig<'readSubmission'> = {
  slug: 'readSubmission',
  inputSchema: [{ name: 'submission', type: 'number', required: true }],
  retries: { attempts: RETRIES, backoff: { type: 'fixed', delay: PAUSE } },
  async handler({ input: { submission }, job, req }) {
    const tried = job.totalTried ?? 0
    try {
      // Each attempt before may have ended with the process.
      if (tried > RETRIES) await failReading(req, submission)
      else await readSubmission(req, submission)
    } catch (error) {
      if (tried < RETRIES) throw error
      log.error({ err: error, submission }, 'submission could not be read')
      await failReading(req, submission)
    }
    return { output: {} }
  },
}
