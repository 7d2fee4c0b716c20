import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StoredPersonalData } from '@/contract/personal-data/person-erasure'
import { eraseInTexts } from '@/database/personal-data/erase-in-texts'
import { searchedTables } from '@/database/personal-data/searched-tables'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { failUnread } from '@/database/submissions/fail-unread'
import { isInFile } from '@/lib/submissions/search-file'
import type { Person } from './person'

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
  // A job that is reading such a file stores nothing once its submission has another status.
  await failUnread(req, found, FILE_ERASED)
  return runStatement(
    connection,
    sql`delete from submission_files where submission_id = any(${sql.param(found)}::int[])`,
  )
}

/**
 * Erases a person from what builders sent: the words in the rows of submissions, whole files. In rows
 * that mention the address, the person's names and phone numbers are erased too.
 */
export async function eraseFromSubmissions(
  req: PayloadRequest,
  person: Person,
): Promise<Pick<StoredPersonalData, 'submissions' | 'files'>> {
  const files = await eraseFiles(req, person)
  const changed = new Set<number>()
  for (const table of await searchedTables(req)) {
    if (!/^submission(s|_records|_decisions|_changes)$/.test(table.name)) continue
    for (const id of await eraseInTexts(req, table, person)) changed.add(id)
  }
  return { files, submissions: changed.size }
}
