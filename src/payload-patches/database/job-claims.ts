import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj, TextField } from 'payload'
import { claimant } from '@/database/jobs/claims'
import { runStatement } from '@/database/sql/query'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>
type UpdateJobs = PostgresAdapter['updateJobs']

/** The field of jobs that names the process which marked the job as running. */
export const claimedBy: TextField = { name: 'claimedBy', type: 'text', admin: { readOnly: true } }

/**
 * A job belongs to the process that marked it as running, until another process marks it. A process
 * that was suspended for longer than its lease finds its jobs taken over and does not write to them.
 *
 * Payload 3.90.1 does not know which process runs a job: it would complete or retry a job of another
 * one, and never runs a job again whose process has ended (payloadcms/payload#17645). Its fourth major
 * version has a token of the process (payloadcms/payload#17441). Not needed anymore when Payload also
 * has a lease; then `src/database/jobs/claims.ts` goes too.
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
