import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { serverState } from '@/lib/server-state'
import { BEGIN_SNAPSHOT, beginOn } from './client-transaction'
import { databases } from './databases'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>
type Database = PostgresAdapter['drizzle']

/**
 * Provides `serverState.readSnapshot`: every read of `work` sees the database as it was at the
 * first of them. The reads share a connection and cannot write. The connection may be that of a
 * replica.
 *
 * Payload 3.90.1 reads with `adapter.drizzle` unless each call names a transaction, so that property
 * is replaced. Not needed anymore when the adapter has an option for the isolation of reads.
 */
export function withReadSnapshots(stock: AdapterObj): AdapterObj {
  return { ...stock, init: (args) => addSnapshots(stock.init(args)) }
}

function addSnapshots(adapter: PostgresAdapter): PostgresAdapter {
  const databaseOn = databases(adapter)
  const current = new AsyncLocalStorage<{ database?: Database }>()
  let pooled: Database = adapter.drizzle

  serverState.readSnapshot = async (work, transaction) => {
    const { queue, rollback } =
      transaction ?? (await beginOn(adapter.pool, { statement: BEGIN_SNAPSHOT }))
    const snapshot: { database?: Database } = { database: databaseOn(queue) }
    try {
      return await current.run(snapshot, work)
    } finally {
      // Reads that `work` left running use the pool.
      delete snapshot.database
      await rollback()
    }
  }

  return Object.defineProperty(adapter, 'drizzle', {
    get: () => current.getStore()?.database ?? pooled,
    set: (database: Database) => {
      pooled = database
    },
  })
}
