import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PoolClient } from 'pg'

/**
 * Returns the Drizzle instance of a connection. It is cached per connection, because creating one
 * processes the whole schema.
 */
export function databases(adapter: PostgresAdapter) {
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
