import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from './run-statement'
import { sessionOf } from './session'

/**
 * Names the source of the prices that the transaction of the request changes from here on; without
 * it, an editor sets them. Must be called in a transaction.
 */
export async function setPriceSource(
  req: PayloadRequest,
  source: 'submission' | 'import',
): Promise<void> {
  const connection = await sessionOf(req)
  await runStatement(connection, sql`select set_config('guide.price_source', ${source}, true)`)
}
