import { hostname } from 'node:os'
import process from 'node:process'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj, TextField } from 'payload'
import { JOB_LEASE_SECONDS } from '@/config/job-times'
import type { Connection } from '../query-rows'
import { runStatement } from '../run-statement'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>
type UpdateJobs = PostgresAdapter['updateJobs']

/** This process, in `claimedBy`. */
const claimant = `${hostname()}:${process.pid}:${Math.trunc(performance.timeOrigin)}`

/** The field of jobs that names the process which marked the job as running. */
export const claimedBy: TextField = { name: 'claimedBy', type: 'text', admin: { readOnly: true } }

/**
 * A job belongs to the process that marked it as running, until another process marks it. A process
 * that was suspended for longer than its lease finds its jobs taken over and does not write to them.
 * Otherwise Payload would complete or retry a job that another process is running.
 */
export function withJobClaims(stock: AdapterObj): AdapterObj {
  return {
    ...stock,
    init(args) {
      const adapter = stock.init(args)
      return Object.assign(adapter, { updateJobs: claiming(adapter) })
    },
  }
}

function claiming(adapter: PostgresAdapter): UpdateJobs {
  const updateJobs = adapter.updateJobs.bind(adapter)

  return async (args) => {
    const claims = args.data.processing === true
    if (!claims && args.id !== undefined && !(await isOurs(adapter, args))) return []
    const data = claims ? { ...args.data, claimedBy: claimant } : args.data
    const updated = await updateJobs({ ...args, data, returning: true })
    // Payload returns null for a job that was deleted after it had been selected, for example with
    // the data of a person.
    return args.returning === false ? null : (updated ?? []).filter(Boolean)
  }
}

/** The row lock prevents a take-over until the transaction ends. */
async function isOurs(
  adapter: PostgresAdapter,
  { id, req }: Parameters<UpdateJobs>[0],
): Promise<boolean> {
  const transaction = await req?.transactionID
  const session = transaction === undefined ? undefined : adapter.sessions[transaction]?.db
  const connection = (session as typeof adapter.drizzle | undefined) ?? adapter.drizzle
  const statement = sql`
    select from payload_jobs
    where id = ${Number(id)} and processing and claimed_by = ${claimant}
    for update`
  return (await runStatement(connection, statement)) > 0
}

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
 * processing. What is read for strangers may have ended the process, so that it counts as tried.
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
