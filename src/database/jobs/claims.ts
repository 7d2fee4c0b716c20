import { hostname } from 'node:os'
import process from 'node:process'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { JOB_LEASE_SECONDS } from '@/config/job-times'
import type { Connection } from '../sql/query'
import { runStatement } from '../sql/query'

/** This process, in the field `claimedBy` of the jobs that it has marked as running. */
export const claimant = `${hostname()}:${process.pid}:${Math.trunc(performance.timeOrigin)}`

/** Renews the lease of the jobs of a queue that this process is running. */
export async function sendHeartbeat(connection: Connection, queue: string): Promise<void> {
  // A row that is locked is being written, or deleted.
  await runStatement(
    connection,
    sql`
    update payload_jobs set updated_at = now()
    where id in (
      select id from payload_jobs
      where processing and queue = ${queue} and claimed_by = ${claimant}
      for update skip locked
    )`,
  )
}

/**
 * Resets the jobs of a queue that have no heartbeat. Payload never runs a job again that is marked as
 * processing. A job that reads a stranger's file may have ended the process, so it counts as tried.
 */
export async function freeOrphans(connection: Connection, queue: string): Promise<void> {
  await runStatement(
    connection,
    sql`
    update payload_jobs set processing = false,
      total_tried = coalesce(total_tried, 0) + case when queue = 'submissions' then 1 else 0 end
    where processing and queue = ${queue}
      and updated_at < now() - make_interval(secs => ${JOB_LEASE_SECONDS})`,
  )
}
