import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { runStatement } from '../sql/query'
import { getSession } from '../transactions/session'

/**
 * Locks the rows of documents until the transaction of the request ends. Table names equal the
 * slugs. The lock does not block inserts that reference the row, such as a new lead.
 */
export async function lockDocuments(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await runStatement(
    await getSession(req),
    sql`
    select from ${table}
    where id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}))
    order by id for no key update`,
  )
}
