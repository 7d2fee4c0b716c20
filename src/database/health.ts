import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { succeedsWithin } from '@/lib/succeeds-within'
import { runStatement } from './sql/query'

/** The timeout in milliseconds. Short, because the caller has already waited for the database. */
const TIMEOUT_MS = 1000

/** Whether the database responds to a query within a second. */
export const isDatabaseReachable = ({ db }: Payload): Promise<boolean> =>
  succeedsWithin(db.pool.query('select 1'), TIMEOUT_MS)

/** Writes a row, always the same one, which never expires. Rejects when the database is read-only. */
export async function writeHealthRow({ db }: Payload): Promise<void> {
  await runStatement(
    db.drizzle,
    sql`insert into rate_limits (key, points) values ('health', 0)
      on conflict (key) do update set points = 0`,
  )
}
