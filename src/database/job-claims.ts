import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj, Job } from 'payload'
import { z } from 'zod'
import { runStatement } from './run-statement'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>
type UpdateJobs = PostgresAdapter['updateJobs']

const claimedRow = z.object({ id: z.number(), updatedAt: z.string(), processing: z.boolean() })

/**
 * A job belongs to the process that marked it as running, as long as no other process has written
 * the row. A process that was suspended for longer than its lease finds its jobs taken over and
 * does not write to them. Otherwise Payload would complete or retry a job that another process is
 * running.
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
  /** When each job of this process was last written, by job id. */
  const claims = new Map<number, string>()

  function note(jobs: readonly Job[]): void {
    for (const job of jobs) {
      const { id, updatedAt, processing } = claimedRow.parse(job)
      if (processing) claims.set(id, updatedAt)
      else claims.delete(id)
    }
  }

  return async (args) => {
    const claim = claims.get(Number(args.id))
    if (claim !== undefined && !(await isStillOurs(adapter, args, claim))) return []
    const updated = await updateJobs({ ...args, returning: true })
    // Payload returns null for a job that was deleted after it had been selected, for example with
    // the data of a person.
    const jobs = (updated ?? []).filter(Boolean)
    note(jobs)
    return args.returning === false ? null : jobs
  }
}

/** The row lock prevents a take-over until the transaction ends. */
async function isStillOurs(
  adapter: PostgresAdapter,
  { id, req }: Parameters<UpdateJobs>[0],
  claim: string,
): Promise<boolean> {
  const transaction = await req?.transactionID
  const session = transaction === undefined ? undefined : adapter.sessions[transaction]?.db
  const connection = (session as typeof adapter.drizzle | undefined) ?? adapter.drizzle
  const statement = sql`
    select from payload_jobs
    where id = ${Number(id)} and processing and updated_at = ${claim}::timestamptz
    for update`
  return (await runStatement(connection, statement)) > 0
}
