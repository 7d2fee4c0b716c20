import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PoolClient } from 'pg'
import type { SnapshotTransaction } from '@/lib/server-state'

type Connection = SnapshotTransaction['queue']

/**
 * Returns the Drizzle instance of a connection. It is cached per connection, because creating one
 * processes the whole schema.
 */
export function databases(adapter: PostgresAdapter) {
  const known = new WeakMap<Connection, { schema: unknown; db: ReturnType<typeof make> }>()
  const make = (queue: Connection) =>
    drizzle({
      // Drizzle calls only `query` of a connection.
      client: queue as unknown as PoolClient,
      schema: adapter.schema,
      logger: adapter.logger ?? false,
    })

  return (queue: Connection) => {
    const before = known.get(queue)
    if (before && before.schema === adapter.schema) return before.db
    const db = make(queue)
    known.set(queue, { schema: adapter.schema, db })
    return db
  }
}
