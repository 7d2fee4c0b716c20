import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { comparedRecord, recordMatch, submissionRecord } from '@/contract/submissions/record'
import { rowOutcomes } from '@/contract/submissions/submission'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { StoredRow } from '@/domain/submissions/compare/review-rows'
import { listingKinds } from '@/domain/submissions/fields'
import { listingRow } from '../listings'

/** A row of `submission_records`. */
export const storedRow = z.object({
  record: z.string(),
  place: z.int(),
  kind: z.enum(listingKinds),
  outcome: z.enum(rowOutcomes),
  listing_id: z.nullable(z.int()),
  is_unusual: z.boolean(),
  targets: z.array(z.string()),
  valid: z.array(z.string()),
  data: z.nullable(submissionRecord),
  match: z.nullable(recordMatch),
  compared: z.nullable(comparedRecord),
  listing: z.nullable(listingRow),
})

/** Rows of one statement, so that each takes well under the statement timeout. */
const BATCH = 500

/** Writes rows of a submission, over earlier ones of the same records. */
export async function writeRows(
  req: PayloadRequest,
  submission: number,
  rows: readonly StoredRow[],
): Promise<void> {
  const connection = await sessionOf(req)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH))
    await runStatement(
      connection,
      sql`insert into submission_records (submission_id, record, place, kind, outcome, listing_id,
          is_unusual, targets, valid, data, match, compared, listing)
        select ${submission}, record, place, kind, outcome, listing_id, is_unusual, targets, valid,
          data, match, compared, listing
        from jsonb_to_recordset(${batch}::jsonb) as r(record text, place int, kind text,
          outcome text, listing_id int, is_unusual boolean, targets jsonb, valid jsonb, data jsonb,
          match jsonb, compared jsonb, listing jsonb)
        on conflict (submission_id, record) do update set place = excluded.place,
          kind = excluded.kind, outcome = excluded.outcome, listing_id = excluded.listing_id,
          is_unusual = excluded.is_unusual, targets = excluded.targets, valid = excluded.valid,
          data = excluded.data, match = excluded.match, compared = excluded.compared,
          listing = excluded.listing`,
    )
  }
}

/** All rows of a submission. */
export async function readRows(req: PayloadRequest, submission: number): Promise<StoredRow[]> {
  return queryRows(
    await sessionOf(req),
    storedRow,
    sql`select record, place, kind, outcome, listing_id, is_unusual, targets, valid, data, match,
        compared, listing
      from submission_records where submission_id = ${submission} order by place`,
  )
}

/** Replaces the rows of a submission; only the changed ones are written. Returns those. */
export async function replaceRows(
  req: PayloadRequest,
  submission: number,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const before = new Map((await readRows(req, submission)).map((row) => [row.record, row]))
  const changed = rows.filter((row) => !isDeepStrictEqual(before.get(row.record), row))
  for (const { record } of rows) before.delete(record)
  const gone = [...before.keys()]
  const connection = await sessionOf(req)
  if (gone.length > 0) {
    await runStatement(
      connection,
      sql`delete from submission_records where submission_id = ${submission}
        and record = any(${sql.param(gone)}::text[])`,
    )
  }
  await writeRows(req, submission, changed)
  return changed
}
