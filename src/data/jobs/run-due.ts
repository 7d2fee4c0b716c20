import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { JOB_LEASE_SECONDS } from '@/lib/job-lease'
import { payloadClient } from '../payload'
import { rowsOf } from '../sql/run'

/** Jobs of one queue that run at the same time. */
const AT_ONCE = 5

/** The runs of this process that have not ended, by queue. */
const running = new Map<string, Promise<number>>()

/**
 * Runs the next jobs that are due in a queue and answers how many there were. To be called by the
 * one worker alone (`server/worker.ts`): then no other process runs jobs, and whoever asks twice
 * waits for the same run.
 */
export function runDueJobs(queue: string): Promise<number> {
  const current = running.get(queue)
  if (current) return current
  const run = runOnce(queue).finally(() => running.delete(queue))
  running.set(queue, run)
  return run
}

async function runOnce(queue: string): Promise<number> {
  await freeOrphans(queue)
  const payload = await payloadClient()
  const { jobStatus = {} } = await payload.jobs.run({
    queue,
    limit: AT_ONCE,
    // Which job failed is worth a line in the log, that some ran is not.
    silent: { info: true },
  })
  return Object.keys(jobStatus).length
}

/**
 * Frees the jobs of a process that was killed: Payload takes whatever is marked as running for
 * taken, for ever. None of this process is among them, as none runs now in this queue.
 */
async function freeOrphans(queue: string): Promise<void> {
  await rowsOf(sql`
    update payload_jobs set processing = false
    where processing and queue = ${queue}
      and updated_at < now() - make_interval(secs => ${JOB_LEASE_SECONDS})`)
}
