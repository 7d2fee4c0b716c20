import { sql } from '@payloadcms/db-postgres/drizzle'
import { type AuditUser, auditEntries } from './audit-entries'
import type { Connection } from './sql/query'
import { runStatement } from './sql/query'

interface Report {
  readonly builder: { readonly id: number; readonly name: string }
  /** The first day of the month. */
  readonly month: string
}

/**
 * Marks the report as sent, with an entry in the audit log. Returns `false` if it was sent before,
 * unless `again`. A concurrent request waits here until the other one has committed.
 */
export async function claimReport(
  connection: Connection,
  { builder, month }: Report,
  again: boolean,
  user: AuditUser,
): Promise<boolean> {
  const onConflict = again
    ? sql`do update set sent_at = clock_timestamp(), delivery_id = null`
    : sql`do nothing`
  const claimed = await runStatement(
    connection,
    sql`
    with claimed as (
      insert into report_emails (builder_id, month) values (${builder.id}, ${month}::date)
      on conflict (builder_id, month) ${onConflict}
      returning builder_id
    ),
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'builders' as collection_slug, builder_id as document_id,
        ${builder.name}::text as document_title, array['reportEmail'] as changed_fields,
        null as changed_values from claimed`,
    )}
    select builder_id from claimed`,
  )
  return claimed > 0
}

/** Stores which email has the report. */
export async function saveDelivery(
  connection: Connection,
  { builder, month }: Report,
  delivery: number,
): Promise<void> {
  await runStatement(
    connection,
    sql`update report_emails set delivery_id = ${delivery}
      where builder_id = ${builder.id} and month = ${month}::date`,
  )
}
