import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StoredPersonalData } from '@/contract/personal-data/person-erasure'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { isInFile } from '@/lib/submissions/search-file'
import type { Person } from './person'
import { mentions, type SearchedTable, searchedTables } from './searched-tables'

/** What builders see nothing of, and editors read in place of the erased words. */
const ERASED = '[erased]'

const FILE_ERASED =
  'The file contained the data of a person who asked to be erased, so it was deleted. Ask the builder to send it again without that person.'

const idRow = z.object({ id: z.int() })
const fileRow = z.object({ text: z.string(), bytes: z.instanceof(Uint8Array) })

/**
 * Deletes submitted files that mention the address. A file cannot be changed and stay what the builder
 * sent. A submission that was not read yet has nothing else, so its reading ends.
 */
async function eraseFiles(req: PayloadRequest, { address }: Person): Promise<number> {
  const connection = await sessionOf(req)
  const pattern = new RegExp(address, 'i')
  const files = await queryRows(
    connection,
    idRow,
    sql`select submission_id as id from submission_files order by 1`,
  )
  const found: number[] = []
  for (const { id } of files) {
    const [file] = await queryRows(
      connection,
      fileRow,
      sql`select concat_ws(' ', name, html) as text, bytes from submission_files
        where submission_id = ${id}`,
    )
    if (file && (pattern.test(file.text) || isInFile(file.bytes, pattern))) found.push(id)
  }
  const ids = sql.param(found)
  // A job that is reading such a file stores nothing once its submission has another status.
  await runStatement(
    connection,
    sql`update submissions set status = 'failed', problem = ${FILE_ERASED}, mapping = null,
        updated_at = now()
      where id = any(${ids}::int[]) and status in ('reading', 'mapping')`,
  )
  return runStatement(
    connection,
    sql`delete from submission_files where submission_id = any(${ids}::int[])`,
  )
}

/** The value of a column without the words that identify the person. */
function erasedValue(
  { name: table }: SearchedTable,
  { name, isJson }: SearchedTable['columns'][number],
  { address, anything }: Person,
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

/** Erases a person in the rows of a table, and returns their submissions. */
async function eraseRows(
  req: PayloadRequest,
  table: SearchedTable,
  { email, person }: { readonly email: string; readonly person: Person },
): Promise<number[]> {
  const set = table.columns.map(
    (column) => sql`${sql.identifier(column.name)} = ${erasedValue(table, column, person)}`,
  )
  const rows = await queryRows(
    await sessionOf(req),
    idRow,
    sql`update ${sql.identifier(table.name)} set ${sql.join(set, sql`, `)}
      where ${mentions(table, email)}
      returning ${sql.identifier(table.hasId ? 'id' : 'submission_id')} as id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Erases a person from what builders sent: the words in the rows of submissions, whole files. In rows
 * that mention the address, the person's names and phone numbers are erased too.
 */
export async function eraseFromSubmissions(
  req: PayloadRequest,
  email: string,
  person: Person,
): Promise<Pick<StoredPersonalData, 'submissions' | 'files'>> {
  const files = await eraseFiles(req, person)
  const changed = new Set<number>()
  for (const table of await searchedTables(req)) {
    if (!/^submission(s|_records|_decisions|_changes)$/.test(table.name)) continue
    for (const id of await eraseRows(req, table, { email, person })) changed.add(id)
  }
  return { files, submissions: changed.size }
}
