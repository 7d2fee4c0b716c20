import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { TAGS_CHANNEL } from '@/lib/cache-tags'
import { sessionOf } from './session'

/**
 * Tells every server of the guide which tags a change concerns. Sent through the change's own
 * transaction: PostgreSQL delivers it when that commits, and never when it does not, so nobody
 * prepares an answer anew from rows that are not there yet.
 */
export async function notifyTags(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const connection = await sessionOf(req)
  await connection.execute(sql`select pg_notify(${TAGS_CHANNEL}, ${JSON.stringify([...tags])})`)
}
