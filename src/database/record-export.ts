import { sql } from '@payloadcms/db-postgres/drizzle'
import { type AuditUser, auditEntries } from './audit-entries'
import type { Connection } from './sql/query'
import { runStatement } from './sql/query'

interface Export {
  /** Title of the downloaded data in the audit log. */
  readonly title: string
  readonly user: AuditUser
  /** The partner who downloads; `null` for staff. */
  readonly partner: number | null
}

/** Adds a download of all listings to the audit log, and stores when its partner last came. */
export async function recordExport(
  connection: Connection,
  { title, user, partner }: Export,
): Promise<void> {
  await runStatement(
    connection,
    sql`
    with used as (
      update partners set last_used_at = now() where id = ${partner}::int
    ),
    ${auditEntries(
      user,
      sql`select 'exported' as action, 'communities' as collection_slug, null as document_id,
        ${title}::text as document_title, array[]::text[] as changed_fields,
        null as changed_values`,
    )} select 1`,
  )
}
