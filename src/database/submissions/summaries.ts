import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { submissionProblem } from '@/contract/submissions/record'
import { submissionResult } from '@/contract/submissions/results'
import { submissionProgress } from '@/contract/submissions/submission'
import { submissionSources, submissionStatuses } from '@/domain/submissions/submission-status'
import { isoDate } from '../iso-date'
import { type Connection, queryRows, runStatement } from '../sql/query'

const summaryRow = z.object({
  id: z.int(),
  title: z.string(),
  builder: z.object({ id: z.int(), name: z.nullable(z.string()) }),
  month: z.string(),
  source: z.enum(submissionSources),
  status: z.enum(submissionStatuses),
  problem: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
  receivedAt: z.string(),
  file: z.nullable(z.string()),
  format: z.nullable(z.string()),
  progress: z.nullable(submissionProgress),
  problems: z.nullable(z.array(submissionProblem)),
  appliedAt: z.nullable(z.string()),
  appliedBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  hasColumns: z.boolean(),
  result: z.nullable(submissionResult),
})
export type SummaryRow = z.infer<typeof summaryRow>

/** Whether a submission `s` with the file `f` has columns that an editor can check. */
const hasColumnsToCheck = sql`s.source <> 'grid' and f.submission_id is not null
  and s.mapping is not null`

const selectSummaries = (where: SQL) => sql`
  select s.id, s.title, json_build_object('id', s.builder_id, 'name', b.name) as builder, s.month,
    s.source::text, s.status::text, s.problem, coalesce(s.sender, r.name) as "sentBy",
    ${isoDate(sql`s.received_at`)} as "receivedAt", f.name as file, s.format, s.progress,
    s.problems, ${isoDate(sql`s.applied_at`)} as "appliedAt", a.name as "appliedBy",
    ${isoDate(sql`s.undone_at`)} as "undoneAt", u.name as "undoneBy", s.note, s.result,
    ${hasColumnsToCheck} as "hasColumns"
  from submissions s
  left join builders b on b.id = s.builder_id
  left join submission_files f on f.submission_id = s.id
  left join users r on r.id = s.received_by_id
  left join users a on a.id = s.applied_by_id
  left join users u on u.id = s.undone_by_id
  where ${where} order by s.received_at desc, s.id desc`

/** The summary of a submission in the back office. */
export async function readSummary(
  connection: Connection,
  id: number,
): Promise<SummaryRow | undefined> {
  const [row] = await queryRows(connection, summaryRow, selectSummaries(sql`s.id = ${id}`))
  return row
}

/** The summaries of a builder's submissions in the back office, the newest first. */
export function readSummariesOfBuilder(
  connection: Connection,
  builder: number,
  limit: number,
): Promise<SummaryRow[]> {
  return queryRows(
    connection,
    summaryRow,
    sql`${selectSummaries(sql`s.builder_id = ${builder}`)} limit ${limit}`,
  )
}

/** Whether a submission has columns that an editor can check. */
export async function hasColumns(connection: Connection, id: number): Promise<boolean> {
  const found = await runStatement(
    connection,
    sql`select from submissions s left join submission_files f on f.submission_id = s.id
      where s.id = ${id} and ${hasColumnsToCheck}`,
  )
  return found > 0
}
