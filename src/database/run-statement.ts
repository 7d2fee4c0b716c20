import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Connection } from './query-rows'

/**
 * Runs a statement whose rows are not read. Returns the number of rows that it wrote, locked or
 * selected.
 */
export async function runStatement(connection: Connection, statement: SQL): Promise<number> {
  const { rowCount } = await connection.execute(statement)
  return rowCount ?? 0
}
