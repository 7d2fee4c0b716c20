import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from './sql/query'
import { getSession } from './transactions/session'

/**
 * Names the source of what the transaction of the request publishes from here on; without it, an
 * editor is the source. Must be called in a transaction.
 */
export async function setChangeSource(
  req: PayloadRequest,
  source: 'submission' | 'import',
): Promise<void> {
  const connection = await getSession(req)
  await runStatement(connection, sql`select set_config('guide.change_source', ${source}, true)`)
}
