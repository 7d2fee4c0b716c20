import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { DatabaseAdapterObj } from 'payload'
import type { PoolClient } from 'pg'
import { beginOn } from './client-transaction'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>

/**
 * Payload's own transactions swallow the failure of COMMIT, so that a write is acknowledged and
 * gone. These wait for COMMIT and hand its failure on: the operation rejects and nothing is kept.
 */
export function withHonestTransactions(stock: AdapterObj): AdapterObj {
  return { ...stock, init: (args) => makeHonest(stock.init(args)) }
}

function makeHonest(adapter: PostgresAdapter): PostgresAdapter {
  const databaseOn = databases(adapter)
  const updateJobs = adapter.updateJobs.bind(adapter)

  /** The session leaves the table first: from then on nothing else may end it, or write into it. */
  async function take(incoming: Parameters<PostgresAdapter['commitTransaction']>[0]) {
    const id = await incoming
    const session = adapter.sessions[id]
    delete adapter.sessions[id]
    return session
  }

  const tellLoss = (err: Error) =>
    adapter.payload.logger.error({ err, msg: 'A transaction lost its connection' })

  return Object.assign(adapter, {
    async beginTransaction() {
      await adapter.initializing
      const transaction = await beginOn(adapter.pool, tellLoss).catch((cause: unknown) => {
        throw new Error('A transaction cannot begin', { cause })
      })
      const id = randomUUID()
      const { client, commit: resolve, rollback: reject } = transaction
      // Assigned, because Payload's type asks for a transaction of SQLite at the same time.
      Object.assign(adapter.sessions, { [id]: { db: databaseOn(client), resolve, reject } })
      return id
    },

    async commitTransaction(incoming) {
      const session = await take(incoming)
      // A nested operation that fails rolls back what it stands in, even if its caller recovers.
      if (!session) throw new Error('The transaction was rolled back before its COMMIT')
      await session.resolve()
    },

    async rollbackTransaction(incoming) {
      const session = await take(incoming)
      await session?.reject()
    },

    /** Payload begins a transaction for every change of its jobs, and forgets it when that fails. */
    async updateJobs(args) {
      try {
        return await updateJobs(args)
      } catch (error) {
        const id = await args.req?.transactionID
        if (id !== undefined) await adapter.rollbackTransaction(id)
        throw error
      }
    },
  } satisfies Partial<PostgresAdapter>)
}

/** Drizzle on a connection; made once for each, since it works through the whole schema. */
function databases(adapter: PostgresAdapter) {
  const known = new WeakMap<PoolClient, { schema: unknown; db: ReturnType<typeof make> }>()
  const make = (client: PoolClient) =>
    drizzle({ client, schema: adapter.schema, logger: adapter.logger ?? false })

  return (client: PoolClient) => {
    const before = known.get(client)
    if (before && before.schema === adapter.schema) return before.db
    const db = make(client)
    known.set(client, { schema: adapter.schema, db })
    return db
  }
}
