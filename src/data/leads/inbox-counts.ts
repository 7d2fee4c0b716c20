import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { OPEN_TOO_LONG_DAYS } from '@/domain/leads/lead-status'
import { daysBefore } from '@/domain/time/days'
import { queryRows } from '../sql/query-rows'

/** The number of leads in each saved view of the inbox. */
export type InboxCounts = Readonly<Record<'new' | 'mine' | 'waiting' | 'held', number>>

/** Counts the saved views of a user in one statement. */
export async function inboxCounts(owner: number, now = new Date()): Promise<InboxCounts> {
  const long = daysBefore(now, OPEN_TOO_LONG_DAYS).toISOString()
  const held = sql`quarantined is true`
  const count = (where: SQL) => sql`count(*) filter (where ${where})::int`
  const [row] = await queryRows<InboxCounts>(sql`
    select ${count(sql`status = 'new' and not ${held}`)} as new,
      ${count(sql`owner_id = ${owner} and status <> 'closed'`)} as mine,
      ${count(sql`status <> 'closed' and created_at < ${long} and not ${held}`)} as waiting,
      ${count(held)} as held
    from leads where status <> 'closed' or ${held}`)
  return row ?? { new: 0, mine: 0, waiting: 0, held: 0 }
}
