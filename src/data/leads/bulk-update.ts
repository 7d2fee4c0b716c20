import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { auditEntries } from '@/database/audit-entries'
import { lockedByOther } from '../dashboard/locked-by-other'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/queries'

/** Bulk changes to leads. */
export const leadUpdates = ['taken', 'contacted', 'closed'] as const
export type LeadUpdate = (typeof leadUpdates)[number]

interface Change {
  /** Excludes rows `t` that already have the value. */
  readonly where: SQL
  readonly set: SQL
  /** The field name in the audit log. */
  readonly field: string
}

/** Equivalent to `src/domain/leads/lead-status.ts`, which the form of a single lead uses. */
function changeTo(mark: LeadUpdate, { id }: Staff): Change {
  switch (mark) {
    case 'taken':
      return {
        where: sql`t.owner_id is distinct from ${id}`,
        set: sql`owner_id = ${id}`,
        field: 'owner',
      }
    case 'contacted':
      return {
        where: sql`t.status <> 'contacted'`,
        set: sql`status = 'contacted', contacted_at = now(), contacted_by_id = ${id},
          closed_at = null, closed_by_id = null`,
        field: 'status',
      }
    case 'closed':
      return {
        where: sql`t.status <> 'closed'`,
        set: sql`status = 'closed', closed_at = now(), closed_by_id = ${id}`,
        field: 'status',
      }
  }
}

/**
 * Changes leads for an editor in one statement, which also writes the audit log. Returns the number
 * of changed leads. Leads that already have the value or are locked by another user are skipped.
 */
export async function updateLeads(
  ids: readonly number[],
  mark: LeadUpdate,
  user: Staff,
): Promise<number> {
  if (ids.length === 0) return 0
  const { where, set, field } = changeTo(mark, user)
  const { marked } = await queryOne(
    z.object({ marked: z.number() }),
    sql`
    with marked as (
      update leads t set ${set}, updated_at = now()
      where t.id in ${[...ids]} and ${where} and not exists (${lockedByOther('leads', user)})
      returning t.id
    ),
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'leads' as collection_slug, id as document_id,
        null as document_title, array[${field}] as changed_fields, null as changed_values from marked`,
    )}
    select count(*)::int as marked from marked`,
  )
  return marked
}
