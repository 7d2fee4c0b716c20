import { setTimeout as sleep } from 'node:timers/promises'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest, readMigrationFiles } from 'payload'
import { runStatement } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { isLockFailure } from '@/lib/log/database-errors'
import { LaunchError, print } from '../console'
import { type ContractStep, contractSteps } from './contract-steps'
import { findReason } from './open-payload'

interface Migration {
  readonly name: string
  up(args: MigrateUpArgs): Promise<void>
}

interface Options {
  readonly steps?: Readonly<Record<string, ContractStep>>
  /** Seconds before each further attempt of a migration that did not get its locks. */
  readonly pauses?: readonly number[]
}

/** Two minutes. */
const PAUSES = [1, 2, 4, 8, 15, 30, 60] as const

/**
 * Runs migrations, each in a transaction. Unlike Payload's `migrate`, which exits when one fails, it
 * tries again when a migration does not get its locks. Throws a {@link LaunchError}.
 */
export async function migrate(
  payload: Payload,
  migrations: readonly Migration[],
  { pauses = PAUSES, steps = contractSteps }: Options = {},
): Promise<void> {
  let batch: number | undefined
  for (const migration of migrations) {
    const { name } = migration
    for (let attempt = 0; ; attempt += 1) {
      try {
        const req = await createLocalReq({}, payload)
        batch = await inTransaction(req, async () => {
          if (name in steps) await recordContractSteps(req, steps)
          return run(req, migration, batch)
        })
        break
      } catch (error) {
        if (!isLockFailure(error)) {
          throw new LaunchError(`The migration ${name} failed: ${findReason(error)}`)
        }
        const pause = pauses[attempt]
        if (pause === undefined) throw new LaunchError(explainLocks(name))
        print(`A table is in use. The migration ${name} is tried again in ${pause} s …`)
        await sleep(pause * 1000)
      }
    }
  }
}

/** The migrations that have not run, oldest first. */
export async function readPending(
  payload: Payload,
  pending: readonly string[],
): Promise<Migration[]> {
  const names = new Set(pending)
  return (await readMigrationFiles({ payload })).filter(({ name }) => names.has(name))
}

/** Runs a migration in the transaction of the request, and records it. Returns its batch. */
async function run(req: PayloadRequest, migration: Migration, batch?: number): Promise<number> {
  const { payload } = req
  const connection = await getSession(req)
  // While a migration waits for a lock, each query of the table waits behind it.
  await runStatement(connection, sql`set local lock_timeout = '1s'`)
  await migration.up({ db: connection, payload, req })
  const number = batch ?? (await findLastBatch(req)) + 1
  const data = { name: migration.name, batch: number }
  await payload.create({ collection: 'payload-migrations', data, req })
  return number
}

/**
 * Records the contract steps, for older versions that start on this database (`check-schema.ts`). The
 * value of a comment cannot be a parameter.
 */
async function recordContractSteps(
  req: PayloadRequest,
  steps: Readonly<Record<string, ContractStep>>,
): Promise<void> {
  const literal = `'${JSON.stringify(steps).replaceAll("'", "''")}'`
  const statement = sql`comment on table payload_migrations is ${sql.raw(literal)}`
  await runStatement(await getSession(req), statement)
}

async function findLastBatch(req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'payload-migrations',
    sort: '-batch',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.batch ?? 0
}

const explainLocks = (name: string) =>
  [
    `The migration ${name} gave up, and has changed nothing: a table that it changes stayed in use.`,
    'Find the query or the open transaction with',
    '  select pid, application_name, xact_start, query from pg_stat_activity',
    "  where state <> 'idle' order by xact_start;",
    'Wait until it has ended, or end it with select pg_terminate_backend(pid), and start again.',
  ].join('\n')
