import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { adminPaths } from '@/config/admin-paths'
import { submissionProblem } from '@/contract/submissions/record'
import { submissionResult } from '@/contract/submissions/results'
import {
  type SubmissionCounts,
  type SubmissionSummary,
  submissionCounts,
  submissionProgress,
} from '@/contract/submissions/submission'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { submissionSources, submissionStatuses } from '@/domain/submissions/desk'
import { payloadClient } from '../payload/payload-client'
import { isoDate } from '../sql/expressions'

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
  result: z.nullable(submissionResult),
})

/**
 * Counts of the rows of a submission. A new listing counts as accepted by its decision, another one by
 * any accepted change. Decisions are found row by row: right after the reading, PostgreSQL takes the
 * new rows for a few, and would compare each with each.
 */
export async function countsOf(req: PayloadRequest, submission: number): Promise<SubmissionCounts> {
  const [counts] = await queryRows(
    await sessionOf(req),
    submissionCounts,
    sql`
    select count(*) filter (where outcome = 'new')::int as new,
      count(*) filter (where outcome = 'changed')::int as changed,
      count(*) filter (where outcome = 'unchanged')::int as unchanged,
      count(*) filter (where outcome = 'invalid')::int as invalid,
      count(*) filter (where outcome = 'unmatched')::int as unmatched,
      count(*) filter (where outcome = 'missing')::int as missing,
      count(*) filter (where is_unusual)::int as unusual,
      coalesce(sum(jsonb_array_length(targets)), 0)::int as decidable,
      coalesce(sum(d.decided), 0)::int as decided,
      count(*) filter (where d.accepts)::int as accepted
    from submission_records r
    cross join lateral (
      select count(*) filter (where r.targets ? d.target) as decided,
        bool_or(d.choice not in ('reject', 'keep')) as accepts
      from submission_decisions d
      where d.submission_id = r.submission_id and d.record = r.record and d.target <> 'match'
    ) d
    where r.submission_id = ${submission}`,
  )
  if (!counts) throw new Error('An aggregate returns a row')
  return counts
}

const summaries = (where: SQL) => sql`
  select s.id, s.title, json_build_object('id', s.builder_id, 'name', b.name) as builder, s.month,
    s.source::text, s.status::text, s.problem, coalesce(s.sender, r.name) as "sentBy",
    ${isoDate(sql`s.received_at`)} as "receivedAt", f.name as file, s.format, s.progress,
    s.problems, ${isoDate(sql`s.applied_at`)} as "appliedAt", a.name as "appliedBy",
    ${isoDate(sql`s.undone_at`)} as "undoneAt", u.name as "undoneBy", s.note, s.result
  from submissions s
  left join builders b on b.id = s.builder_id
  left join submission_files f on f.submission_id = s.id
  left join users r on r.id = s.received_by_id
  left join users a on a.id = s.applied_by_id
  left join users u on u.id = s.undone_by_id
  where ${where} order by s.received_at desc, s.id desc`

async function toSummary(
  req: PayloadRequest,
  row: z.infer<typeof summaryRow>,
): Promise<SubmissionSummary> {
  const { builder, file, id, problems, progress } = row
  return {
    ...row,
    builder: { id: builder.id, name: builder.name ?? '' },
    file: file === null ? null : { name: file, href: adminPaths.submissionFile(id) },
    progress: progress ?? { step: 'waiting', done: 0, total: 0 },
    problems: problems ?? [],
    counts: await countsOf(req, id),
  }
}

/** A submission, or `null`. */
export async function submissionSummary(id: number): Promise<SubmissionSummary | null> {
  const req = await createLocalReq({}, await payloadClient())
  const [row] = await queryRows(await sessionOf(req), summaryRow, summaries(sql`s.id = ${id}`))
  return row ? toSummary(req, row) : null
}

/** The submissions of a builder, the newest first. */
export async function submissionsOfBuilder(
  builder: number,
  limit = 24,
): Promise<SubmissionSummary[]> {
  const req = await createLocalReq({}, await payloadClient())
  const rows = await queryRows(
    await sessionOf(req),
    summaryRow,
    sql`${summaries(sql`s.builder_id = ${builder}`)} limit ${limit}`,
  )
  const found: SubmissionSummary[] = []
  for (const row of rows) found.push(await toSummary(req, row))
  return found
}
