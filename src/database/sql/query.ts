import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

// The door to SQL. Which function to call:
// - rows are read: `queryRows`, with `getSession(req)` in a transaction;
// - rows are only written, locked or counted: `runStatement`;
// - there is no Payload, as in the listener and the tools of the launcher: `queryClient`.
// `src/data/sql/query-pool.ts` has the first two for a read of the site, which has no transaction.

/** The pool, or the connection of a transaction (`getSession`). */
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

/**
 * Runs a statement whose rows are not read. Returns the number of rows that it wrote, locked or
 * selected.
 */
export async function runStatement(connection: Connection, statement: SQL): Promise<number> {
  const { rowCount } = await connection.execute(statement)
  return rowCount ?? 0
}

/** Runs a statement on a connection without Payload, and parses its rows. */
export async function queryClient<Row>(
  client: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> },
  row: z.core.$ZodType<Row>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query(text, values)
  return z.array(row).parse(rows)
}
