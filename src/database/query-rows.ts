import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

/** The pool, or the connection of a transaction (`sessionOf`). */
export type Connection = Pick<PostgresAdapter['drizzle'], 'execute'>

/**
 * Runs a statement and parses its rows, so that a statement and the type of its rows cannot
 * disagree. Rejects with a `ZodError` when they do. `row` is a schema of `zod` or of `zod/mini`.
 */
export async function queryRows<Row>(
  connection: Connection,
  row: z.core.$ZodType<Row>,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = await connection.execute(statement)
  return z.array(row).parse(rows)
}
