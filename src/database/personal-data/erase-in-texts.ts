import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '../sql/query'
import { getSession } from '../transactions/session'
import { type Address, mentions, type SearchedTable } from './searched-tables'

/** The text that replaces the erased words. */
export const ERASED = '[erased]'

interface Erased extends Address {
  /** The PostgreSQL regular expression that finds everything that identifies the person. */
  readonly anything: string
}

/** The value of a column without the words that identify the person. */
function erasedValue(
  { name: table }: SearchedTable,
  { name, isJson }: SearchedTable['columns'][number],
  { address, anything }: Erased,
): SQL {
  const column = sql.identifier(name)
  const erased = (text: SQL) => sql`regexp_replace(${text}, ${anything}, ${ERASED}, 'gi')`
  if (!isJson) return erased(sql`${column}`)
  // Undo puts these values back into listings, whose email fields may be empty but not have a text.
  const text =
    table === 'submission_changes'
      ? sql`regexp_replace(${column}::text, ${`"(?:${address})"`}, 'null', 'gi')`
      : sql`${column}::text`
  return sql`${erased(text)}::jsonb`
}

/**
 * Erases a person in all texts of the rows that mention the address. Returns the submissions that
 * these rows belong to.
 */
export async function eraseInTexts(
  req: PayloadRequest,
  table: SearchedTable,
  person: Erased,
): Promise<number[]> {
  const set = table.columns.map(
    (column) => sql`${sql.identifier(column.name)} = ${erasedValue(table, column, person)}`,
  )
  const rows = await queryRows(
    await getSession(req),
    z.object({ id: z.int() }),
    sql`update ${sql.identifier(table.name)} set ${sql.join(set, sql`, `)}
      where ${mentions(table, person)}
      returning ${sql.identifier(table.hasId ? 'id' : 'submission_id')} as id`,
  )
  return rows.map(({ id }) => id)
}
