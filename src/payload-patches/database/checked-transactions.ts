import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { commitWithTags, forgetTags } from '@/database/tags/changed-tags'
import { beginOn } from './client-transaction'
import { databases } from './databases'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>

/**
 * Transactions that wait for COMMIT, and reject when it fails or when the transaction was rolled back
 * before.
 *
 * Payload 3.90.1 ignores a failed COMMIT, so a lost write is reported as successful
 * (payloadcms/payload#17726), and leaves the transaction of a job update open when the update fails
 * (payloadcms/payload#17912). Not needed anymore when both are closed. The tags of the cache, which
 * are sent with COMMIT, then need another place.
 */
export function withCheckedTransactions(stock: AdapterObj): AdapterObj {
  return { ...stock, init: (args) => replaceTransactions(stock.init(args)) }
}

function replaceTransactions(adapter: PostgresAdapter): PostgresAdapter {
  const databaseOn = databases(adapter)
  const updateJobs = adapter.updateJobs.bind(adapter)

  /** Removes the session from the adapter first, so that nothing else can end it or write to it. */
  async function take(incoming: Parameters<PostgresAdapter['commitTransaction']>[0]) {
    const id = await incoming
    const session = adapter.sessions[id]
    delete adapter.sessions[id]
    return session
  }

  const logLostConnection = (err: Error) =>
    adapter.payload.logger.error({ err, msg: 'A transaction lost its connection' })

  return Object.assign(adapter, {
    async beginTransaction() {
      await adapter.initializing
      const transaction = await beginOn(adapter.pool, { onLost: logLostConnection }).catch(
        (cause: unknown) => {
          throw new Error('A transaction cannot begin', { cause })
        },
      )
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

    /** Payload begins a transaction for every job update. */
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
