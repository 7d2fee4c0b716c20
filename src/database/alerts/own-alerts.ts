import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Connection, runStatement } from '../sql/query'

/** Requests for one address follow one another until the transaction ends. */
export async function lockAddress(connection: Connection, email: string): Promise<void> {
  await runStatement(
    connection,
    sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email}`}, 0))`,
  )
}

/** Deletes alerts that were asked for before a time and never confirmed. */
export async function deleteUnconfirmedAlerts(connection: Connection, before: Date): Promise<void> {
  await runStatement(
    connection,
    sql`delete from alerts where status = 'pending' and updated_at < ${before.toISOString()}`,
  )
}
