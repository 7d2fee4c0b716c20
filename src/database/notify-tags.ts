import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { TAGS_CHANNEL } from '@/config/cache-tags'
import { runStatement } from './run-statement'
import { sessionOf } from './session'

/**
 * Notifies all servers of the cache tags of a change. PostgreSQL delivers the notification only
 * when the transaction commits, so no server caches a response from the old rows.
 */
export async function notifyTags(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const connection = await sessionOf(req)
  await runStatement(
    connection,
    sql`select pg_notify(${TAGS_CHANNEL}, ${JSON.stringify([...tags])})`,
  )
}
