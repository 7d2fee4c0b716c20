import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { JOB_LEASE_SECONDS } from '@/config/job-lease'
import { payloadClient } from '../payload/payload-client'
import { runOnPool } from '../sql/query-pool'

/** The maximum number of concurrent jobs per queue. */
const AT_ONCE = 5

/** Current runs of this process, by queue. */
const running = new Map<string, Promise<number>>()

/**
 * Runs the due jobs of a queue and returns how many ran. Only the worker (`server/worker.ts`) may
 * call it, so no other process runs jobs. Concurrent calls share one run.
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
    // Failed jobs are logged, successful ones are not.
    silent: { info: true },
  })
  return Object.keys(jobStatus).length
}

/**
 * Resets the jobs of a killed process. Payload never runs a job again that is marked as processing.
 * Jobs of this process are not affected, because none is running in this queue.
 */
async function freeOrphans(queue: string): Promise<void> {
  await runOnPool(sql`
    update payload_jobs set processing = false
    where processing and queue = ${queue}
      and updated_at < now() - make_interval(secs => ${JOB_LEASE_SECONDS})`)
}
