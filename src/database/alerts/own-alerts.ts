import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Connection, runStatement } from '../sql/query'

/** Requests for one address follow one another until the transaction ends. */
export async function lockAddress(connection: Connection, email: string): Promise<void> {
  await runStatement(
    connection,
    sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email}`}, 0))`,
  )
}

/** Deletes alerts that were stopped, or asked for and never confirmed, before a time. */
export async function deleteEndedAlerts(connection: Connection, before: Date): Promise<void> {
  await runStatement(
    connection,
    sql`delete from alerts where status <> 'active' and updated_at < ${before.toISOString()}`,
  )
}
