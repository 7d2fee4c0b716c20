import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from './sql/query'
import { getSession } from './transactions/session'

/** The user in an entry. The name remains when the account is deleted. */
export interface AuditUser {
  readonly id: number | null
  readonly name: string
}

declare module 'payload' {
  export interface RequestContext {
    /** The name of the builder who makes a change by a link, without an account. */
    linkedBuilder?: string
  }
}

/** The author of what a request changes; `null` for visitors, seeding and some jobs. */
export function findAuthor({ user, context }: PayloadRequest): AuditUser | null {
  if (user) return { id: user.id, name: user.name }
  if (context.linkedBuilder === undefined) return null
  return { id: null, name: `${context.linkedBuilder} (by a link)` }
}

/**
 * Common table expressions that add an entry to the audit log for each row of `changes`, in the
 * statement and the transaction of the change itself. Every entry is written by them. `changes` has
 * the columns `action`, `collection_slug`, `document_id`, `document_title`, `changed_fields`, an array
 * of field names, and `changed_values`, the JSON of `src/contract/audit/changed-values.ts` or null.
 */
export function auditEntries({ id, name }: AuditUser, changes: SQL): SQL {
  return sql`
    audit_changes as materialized (
      select nextval(pg_get_serial_sequence('audit_entries', 'id'))::int as id, c.*
      from (${changes}) c
    ),
    audit_rows as (
      insert into audit_entries (id, action, user_id, user_name, collection_slug, document_id,
        document_title, changed_values, created_at)
      select id, action::text::enum_audit_entries_action, ${id}::int, ${name}, collection_slug,
        document_id::text, document_title::text, changed_values::jsonb,
        -- Unlike now(), this differs between the entries of a transaction.
        clock_timestamp()
      from audit_changes
    ),
    audit_fields as (
      insert into audit_entries_texts ("order", parent_id, path, text)
      select f.place, c.id, 'changedFields', f.name
      from audit_changes c cross join lateral unnest(c.changed_fields) with ordinality f(name, place)
    )`
}

/**
 * Deletes the oldest entries from before a time, up to a limit. Returns how many there were. Payload
 * would read and delete them one after another.
 */
export async function deleteAuditEntries(
  req: PayloadRequest,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  return runStatement(
    await getSession(req),
    sql`delete from audit_entries where id in (select id from audit_entries
      where created_at < ${before.toISOString()}::timestamptz order by id limit ${limit})`,
  )
}
