import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { LeadAnswer } from '@/domain/enums'
import { type Connection, queryRows, runStatement } from './sql/query'

interface Due {
  readonly now: Date
  readonly after: Date
  readonly before: Date
}

/** The maximum number of leads that are claimed at once. */
const BATCH = 50

/**
 * Marks leads that were received in a period as asked, and returns their ids. Leads of other
 * transactions are skipped, and so are those that only the editors received.
 */
export async function claimLeadsToAsk(
  connection: Connection,
  { now, after, before }: Due,
): Promise<readonly number[]> {
  const rows = await queryRows(
    connection,
    z.object({ id: z.number() }),
    sql`
    update leads set asked_at = ${now.toISOString()} where id in (
      select l.id from leads l
      where l.asked_at is null and l.quarantined is not true
        and l.created_at > ${after.toISOString()} and l.created_at < ${before.toISOString()}
        and exists (
          select from leads_recipients r where r._parent_id = l.id and r.kind <> 'publisher')
      order by l.id limit ${BATCH} for update skip locked
    ) returning id`,
  )
  return rows.map(({ id }) => id)
}

/** Stores what a buyer said about a recipient of a lead, by the id of its row. */
export async function saveLeadAnswer(
  connection: Connection,
  recipient: string,
  answer: LeadAnswer,
): Promise<void> {
  await runStatement(
    connection,
    sql`update leads_recipients set answer = ${answer} where id = ${recipient}`,
  )
}
