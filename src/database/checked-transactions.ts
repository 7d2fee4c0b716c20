import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { commitWithTags, forgetTags } from './changed-tags'
import { beginOn } from './client-transaction'
import { databases } from './databases'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>

/**
 * Payload's transactions ignore a failed COMMIT, so a lost write is reported as successful. These
 * wait for COMMIT and reject when it fails.
 */
export function withCheckedTransactions(stock: AdapterObj): AdapterObj {
  return { ...stock, init: (args) => makeHonest(stock.init(args)) }
}

function makeHonest(adapter: PostgresAdapter): PostgresAdapter {
  const databaseOn = databases(adapter)
  const updateJobs = adapter.updateJobs.bind(adapter)

  /** Removes the session from the adapter first, so that nothing else can end it or write to it. */
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
      const { queue, commit: resolve, rollback: reject } = transaction
      // Assigned, because the type requires the properties of a PostgreSQL and a SQLite
      // transaction.
      Object.assign(adapter.sessions, { [id]: { db: databaseOn(queue), resolve, reject } })
      return id
    },

    async commitTransaction(incoming) {
      const session = await take(incoming)
      const id = await incoming
      // A failed nested operation has rolled back the outer transaction, even if its caller caught
      // the error.
      if (!session) throw new Error('The transaction was rolled back before its COMMIT')
      await commitWithTags(id, session.resolve)
    },

    async rollbackTransaction(incoming) {
      const session = await take(incoming)
      forgetTags(await incoming)
      await session?.reject()
    },

    /** Payload begins a transaction for every job update and does not end it on failure. */
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
