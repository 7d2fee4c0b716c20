import 'server-only'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { z } from 'zod/mini'
import { queryRows, runStatement } from '@/database/sql/query'
import { payloadClient } from '../payload/payload-client'

/** Runs a statement on the pool and returns its rows, parsed with the schema of a row. */
export async function queryPool<Row>(row: z.core.$ZodType<Row>, statement: SQL): Promise<Row[]> {
  const payload = await payloadClient()
  return queryRows(payload.db.drizzle, row, statement)
}

/**
 * Runs a statement that always returns one row, such as an aggregate; throws if it returns none.
 */
export async function queryOne<Row>(row: z.core.$ZodType<Row>, statement: SQL): Promise<Row> {
  const [first] = await queryPool(row, statement)
  if (first === undefined) throw new Error('A statement that returns one row returned none')
  return first
}

/** Runs a statement whose rows are not read. Returns the number of rows that it wrote. */
export async function runOnPool(statement: SQL): Promise<number> {
  const payload = await payloadClient()
  return runStatement(payload.db.drizzle, statement)
}
