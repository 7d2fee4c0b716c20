import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { fieldValue } from '@/contract/submissions/record'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { isoDate } from '../../sql/expressions'

export const storedDecision = z.object({
  record: z.string(),
  target: z.string(),
  choice: z.string(),
  typed: z.nullable(z.object({ value: z.nullable(fieldValue), text: z.string() })),
  by: z.string(),
  at: z.string(),
})
export type StoredDecision = z.infer<typeof storedDecision>

/** The decisions about a submission, or about some of its records. Those about matches are apart. */
export async function readDecisions(
  req: PayloadRequest,
  submission: number,
  records?: readonly string[],
): Promise<StoredDecision[]> {
  const some = records ? sql`and record = any(${sql.param([...records])}::text[])` : sql``
  return queryRows(
    await sessionOf(req),
    storedDecision,
    sql`select record, target, choice, case when target <> 'match' then typed end as typed,
        user_name as by, ${isoDate(sql`decided_at`)} as at
      from submission_decisions where submission_id = ${submission} ${some}`,
  )
}
