import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { z } from 'zod/mini'
import { createDataloader } from '@/lib/dataloader'
import { queryOne, queryPool } from '../../sql/query-pool'
import { isWaiting } from '../waiting'

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
