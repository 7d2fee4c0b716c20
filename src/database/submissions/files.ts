import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { readingHints, tableMapping } from '@/contract/submissions/mapping'
import { submissionStatuses } from '@/domain/submissions/submission-status'
import { type Connection, queryRows, runStatement } from '../sql/query'

interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Whether it is the text of a pasted table, and no file. */
  readonly isPasted: boolean
  /** The HTML of a pasted table. */
  readonly html?: string | undefined
}

/** Stores the file of a new submission. */
export async function saveFile(
  connection: Connection,
  submission: number,
  { name, bytes, isPasted, html }: NewFile,
): Promise<void> {
  await runStatement(
    connection,
    sql`insert into submission_files (submission_id, name, bytes, is_pasted, html)
      values (${submission}, ${name}, ${Buffer.from(bytes)}, ${isPasted}, ${html ?? null})`,
  )
}

const fileRow = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })

/** The file of a submission, as it was sent. */
export async function readFile(connection: Connection, submission: number) {
  const [file] = await queryRows(
    connection,
    fileRow,
    sql`select name, bytes from submission_files where submission_id = ${submission}`,
  )
  return file
}

/** Whether the file of a submission was not deleted. */
export async function hasFile(connection: Connection, submission: number): Promise<boolean> {
  const found = await runStatement(
    connection,
    sql`select from submission_files where submission_id = ${submission}`,
  )
  return found > 0
}

const storedSource = z.object({
  builder: z.int(),
  status: z.enum(submissionStatuses),
  mapping: z.nullable(z.array(tableMapping)),
  hints: z.nullable(readingHints),
  name: z.string(),
  bytes: z.instanceof(Uint8Array),
  isPasted: z.boolean(),
  html: z.nullable(z.string()),
})
/** The submitted file or text, and how it is read so far. */
export type StoredSource = z.infer<typeof storedSource>

export async function readStoredSource(
  connection: Connection,
  submission: number,
): Promise<StoredSource | undefined> {
  const [found] = await queryRows(
    connection,
    storedSource,
    sql`select s.builder_id as builder, s.status::text, s.mapping, s.hints, f.name, f.bytes,
        f.is_pasted as "isPasted", f.html
      from submissions s join submission_files f on f.submission_id = s.id
      where s.id = ${submission}`,
  )
  return found
}

const idRow = z.object({ id: z.int() })

/** The submissions that have a file. */
export async function listFiles(connection: Connection): Promise<number[]> {
  const rows = await queryRows(
    connection,
    idRow,
    sql`select submission_id as id from submission_files order by 1`,
  )
  return rows.map(({ id }) => id)
}

const searchedFile = z.object({ text: z.string(), bytes: z.instanceof(Uint8Array) })
/** A file, and its name and the HTML of a pasted table as one text. */
export type SearchedFile = z.infer<typeof searchedFile>

export async function readSearchedFile(
  connection: Connection,
  submission: number,
): Promise<SearchedFile | undefined> {
  const [found] = await queryRows(
    connection,
    searchedFile,
    sql`select concat_ws(' ', name, html) as text, bytes from submission_files
      where submission_id = ${submission}`,
  )
  return found
}

/** Deletes the files of submissions. Returns their number. */
export function deleteFiles(
  connection: Connection,
  submissions: readonly number[],
): Promise<number> {
  return runStatement(
    connection,
    sql`delete from submission_files
      where submission_id = any(${sql.param([...submissions])}::int[])`,
  )
}
