import 'server-only'
import { JOB_HEARTBEAT_MS } from '@/config/job-times'
import { freeOrphans, sendHeartbeat } from '@/database/jobs/claims'
import { log } from '@/lib/log/log'
import { payloadClient } from '../payload/payload-client'

/** The maximum number of concurrent jobs per queue. */
const AT_ONCE = 5

/** Current runs of this process, by queue. */
const running = new Map<string, Promise<number>>()

/**
 * Runs the due jobs of a queue and returns how many ran. Only the worker (`server/worker/worker.ts`) may
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
  const payload = await payloadClient()
  // Jobs of this process are not affected, because none is running in this queue.
  await freeOrphans(payload.db.drizzle, queue)
  const heart = setInterval(() => {
    sendHeartbeat(payload.db.drizzle, queue).catch((error: unknown) =>
      log.warn({ err: error, queue }, 'the heartbeat of running jobs failed'),
    )
  }, JOB_HEARTBEAT_MS)
  try {
    const { jobStatus = {} } = await payload.jobs.run({
      queue,
      limit: AT_ONCE,
      // During a deployment, a newer version may have queued a task that only it can run. Payload
      // would mark the job as failed.
      where: { taskSlug: { in: payload.config.jobs.tasks?.map(({ slug }) => slug) ?? [] } },
      // Failed jobs are logged, successful ones are not.
      silent: { info: true },
    })
    return Object.keys(jobStatus).length
  } finally {
    clearInterval(heart)
  }
}
