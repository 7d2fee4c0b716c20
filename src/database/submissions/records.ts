import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { comparedRecord, recordMatch, submissionRecord } from '@/contract/submissions/record'
import type { reviewQuery } from '@/contract/submissions/review'
import {
  rowOutcomes,
  type SubmissionCounts,
  submissionCounts,
} from '@/contract/submissions/submission'
import type { StoredRow } from '@/domain/submissions/compare/review-rows'
import { listingKinds } from '@/domain/submissions/fields'
import { type Connection, queryRows, runStatement } from '../sql/query'
import { listingRow } from './listings'

const storedRow = z.object({
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

const columns = sql`r.record, r.place, r.kind, r.outcome, r.listing_id, r.is_unusual, r.targets,
  r.valid, r.data, r.match, r.compared, r.listing`

/** The rows of a submission, or of some of its records, in the order of the submission. */
export function readRows(
  connection: Connection,
  submission: number,
  records?: readonly string[],
): Promise<StoredRow[]> {
  const some = records ? sql`and r.record = any(${sql.param([...records])}::text[])` : sql``
  return queryRows(
    connection,
    storedRow,
    sql`select ${columns} from submission_records r
      where r.submission_id = ${submission} ${some} order by r.place`,
  )
}

type Query = z.output<typeof reviewQuery>

/** Whether a filter of the review shows the row `r`. */
export function isInFilter(filter: Query['filter']): SQL {
  if (filter === 'all') return sql`true`
  if (filter === 'changes') return sql`r.outcome <> 'unchanged'`
  return filter === 'unusual' ? sql`r.is_unusual` : sql`r.outcome = ${filter}`
}

function isInView({ filter, hideDecided }: Query): SQL {
  if (!hideDecided) return isInFilter(filter)
  return sql`${isInFilter(filter)} and exists (
    select from jsonb_array_elements_text(r.targets) t(target)
    where not exists (select from submission_decisions d where d.submission_id = r.submission_id
      and d.record = r.record and d.target = t.target and d.target <> 'match'))`
}

const pageRow = z.extend(storedRow, { total: z.int() })

/** A page of the rows that a view of the review shows, and how many it shows on all pages. */
export async function readPage(
  connection: Connection,
  query: Query,
): Promise<{ readonly rows: StoredRow[]; readonly total: number }> {
  const { submission, limit, offset } = query
  const found = await queryRows(
    connection,
    pageRow,
    sql`select ${columns}, count(*) over ()::int as total
      from submission_records r
      where r.submission_id = ${submission} and ${isInView(query)}
      order by r.place limit ${limit} offset ${offset}`,
  )
  return { rows: found.map(({ total: _, ...row }) => row), total: found[0]?.total ?? 0 }
}

const hiddenRow = z.object({ rows: z.int(), open: z.int() })

/** Numbers of rows that a view of the review leaves out, and of undecided targets in them. */
export async function countHidden(
  connection: Connection,
  query: Query,
): Promise<z.infer<typeof hiddenRow>> {
  const [hidden] = await queryRows(
    connection,
    hiddenRow,
    sql`select count(*)::int as rows, coalesce(sum(jsonb_array_length(r.targets) - (
        select count(*) from submission_decisions d where d.submission_id = r.submission_id
          and d.record = r.record and d.target <> 'match' and r.targets ? d.target)), 0)::int as open
      from submission_records r where r.submission_id = ${query.submission}
        and r.outcome <> 'unchanged' and not (${isInView(query)})`,
  )
  return hidden ?? { rows: 0, open: 0 }
}

/**
 * Counts of the rows of a submission. A new listing counts as accepted by its decision, another one by
 * any accepted change; history does not count. Decisions are found row by row: right after the reading,
 * PostgreSQL takes the new rows for a few, and would compare each with each.
 */
export async function countRows(
  connection: Connection,
  submission: number,
): Promise<SubmissionCounts> {
  const [counts] = await queryRows(
    connection,
    submissionCounts,
    sql`
    select count(*) filter (where outcome = 'new')::int as new,
      count(*) filter (where outcome = 'changed')::int as changed,
      count(*) filter (where outcome = 'unchanged')::int as unchanged,
      count(*) filter (where outcome = 'invalid')::int as invalid,
      count(*) filter (where outcome = 'unmatched')::int as unmatched,
      count(*) filter (where outcome = 'missing')::int as missing,
      count(*) filter (where outcome = 'missing' and d.decided = 0)::int as "openMissing",
      count(*) filter (where is_unusual)::int as unusual,
      coalesce(sum(jsonb_array_length(targets)), 0)::int as decidable,
      coalesce(sum(d.decided), 0)::int as decided,
      count(*) filter (where d.accepts)::int as accepted
    from submission_records r
    cross join lateral (
      select count(*) as decided, bool_or(d.choice not in ('reject', 'keep')) as accepts
      from submission_decisions d
      where d.submission_id = r.submission_id and d.record = r.record and d.target <> 'match'
        and r.targets ? d.target
    ) d
    where r.submission_id = ${submission}`,
  )
  if (!counts) throw new Error('An aggregate returns a row')
  return counts
}

const outcomeRow = z.object({ id: z.int(), outcome: z.string(), amount: z.int() })

/** How many rows of each outcome submissions have. */
export function countOutcomes(connection: Connection, submissions: readonly number[]) {
  return queryRows(
    connection,
    outcomeRow,
    sql`select submission_id as id, outcome, count(*)::int as amount from submission_records
      where submission_id = any(${sql.param([...submissions])}::int[]) group by 1, 2`,
  )
}

/** Rows of one statement, so that each takes well under the statement timeout. */
const BATCH = 500

/** Writes rows of a submission, over earlier ones of the same records. */
export async function writeRows(
  connection: Connection,
  submission: number,
  rows: readonly StoredRow[],
): Promise<void> {
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

/** Deletes the rows of some records. */
export async function deleteRows(
  connection: Connection,
  submission: number,
  records: readonly string[],
): Promise<void> {
  if (records.length === 0) return
  await runStatement(
    connection,
    sql`delete from submission_records where submission_id = ${submission}
      and record = any(${sql.param([...records])}::text[])`,
  )
}

/** Deletes all rows of a submission. */
export async function deleteAllRows(connection: Connection, submission: number): Promise<void> {
  await runStatement(
    connection,
    sql`delete from submission_records where submission_id = ${submission}`,
  )
}
