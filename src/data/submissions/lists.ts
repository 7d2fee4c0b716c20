import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { z } from 'zod/mini'
import { submissionSources, submissionStatuses } from '@/domain/submissions/desk'
import { createDataloader } from '@/lib/dataloader'
import { isoDate } from '../sql/expressions'
import { queryOne, queryPool } from '../sql/query-pool'

/** Submissions `s` that wait for an editor. */
export const isWaiting: SQL = sql`s.status in ('mapping', 'review')`

const listedSubmission = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(submissionStatuses),
  source: z.enum(submissionSources),
  receivedAt: z.string(),
  /** Rows that change something. */
  changes: z.int(),
  rows: z.int(),
  appliedAt: z.nullable(z.string()),
  appliedBy: z.nullable(z.string()),
})
export type ListedSubmission = Readonly<z.infer<typeof listedSubmission>>

/** The columns of a submission `s` in lists. */
const columns = sql`s.id, s.title, s.status::text as status, s.source::text as source,
  ${isoDate(sql`s.received_at`)} as "receivedAt", ${isoDate(sql`s.applied_at`)} as "appliedAt",
  (select u.name from users u where u.id = s.applied_by_id) as "appliedBy",
  (select count(*)::int from submission_records r where r.submission_id = s.id
    and r.outcome <> 'unchanged') as changes,
  (select count(*)::int from submission_records r where r.submission_id = s.id
    and r.outcome <> 'missing') as rows`

/** The submissions of a builder, newest first. */
export function submissionsOfBuilder(builder: number, shown: number): Promise<ListedSubmission[]> {
  return queryPool(
    listedSubmission,
    sql`select ${columns} from submissions s where s.builder_id = ${builder}
      order by s.received_at desc, s.id desc limit ${shown}`,
  )
}

const neighbors = z.object({
  position: z.nullable(z.int()),
  total: z.int(),
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
})

/** Where a submission is among those that wait, oldest first. */
export function waitingNeighbors(submission: number): Promise<z.infer<typeof neighbors>> {
  return queryOne(
    neighbors,
    sql`with waiting as (
      select id, row_number() over each::int as position, lag(id) over each as previous,
        lead(id) over each as next
      from submissions s where ${isWaiting} window each as (order by received_at, id)
    )
    select (select position from waiting where id = ${submission}),
      (select count(*)::int from waiting) as total,
      (select previous from waiting where id = ${submission}),
      (select next from waiting where id = ${submission})`,
  )
}

const countRow = z.object({ id: z.int(), outcome: z.string(), amount: z.int() })

type OutcomeCounts = Readonly<Record<string, number>>

const countLoader = cache(() =>
  createDataloader(async (ids: readonly number[]) => {
    const rows = await queryPool(
      countRow,
      sql`select submission_id as id, outcome, count(*)::int as amount from submission_records
        where submission_id = any(${sql.param([...ids])}::int[]) group by 1, 2`,
    )
    const counts = new Map<number, OutcomeCounts>()
    for (const { id, outcome, amount } of rows) {
      counts.set(id, { ...counts.get(id), [outcome]: amount })
    }
    return counts
  }),
)

/** The rows of a submission by outcome. All submissions of a list are counted in one statement. */
export const outcomesOf = async (submission: number): Promise<OutcomeCounts> =>
  (await countLoader()(submission)) ?? {}

const builderRow = z.object({ id: z.int(), name: z.string() })

/** The builders that a submission can be from. */
export function submittingBuilders(): Promise<z.infer<typeof builderRow>[]> {
  return queryPool(
    builderRow,
    sql`select id, name from builders where deleted_at is null and name is not null
      order by lower(name), id`,
  )
}
