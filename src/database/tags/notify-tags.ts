import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { TAGS_CHANNEL } from '@/config/cache-tags'
import { runStatement } from '../sql/query'
import { getSession } from '../transactions/session'
import { rememberTags } from './changed-tags'

/**
 * Notifies all servers of the cache tags of a change. PostgreSQL delivers the notification only
 * when the transaction commits, so no server caches a response from the old rows. This server does
 * not wait for the notification (changed-tags.ts).
 */
export async function notifyTags(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const connection = await getSession(req)
  rememberTags(await req.transactionID, tags)
  await runStatement(
    connection,
    sql`select pg_notify(${TAGS_CHANNEL}, ${JSON.stringify([...tags])})`,
  )
}
