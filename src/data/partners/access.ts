import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { auditEntries } from '@/database/audit-entries'
import { partnerKeyHash, partnerKeyIn } from '@/lib/partner-key'
import { queryPool, runOnPool } from '../sql/query-pool'
import type { Staff } from '../staff/staff'

export interface Partner {
  readonly id: number
  readonly name: string
}

/** The active partner whose key a request has, or `null`. */
export async function partnerOf(headers: Headers): Promise<Partner | null> {
  const key = partnerKeyIn(headers)
  if (key === null) return null
  const [partner] = await queryPool(
    z.object({ id: z.number(), name: z.string() }),
    sql`select id, name from partners where key_hash = ${partnerKeyHash(key)} and is_active`,
  )
  return partner ?? null
}

/** Writes a download of all listings to the audit log, before it begins. */
export async function recordExport(by: Partner | Staff, file: string): Promise<void> {
  const isStaff = 'collection' in by
  const user = isStaff ? { id: by.id, name: by.name } : { id: null, name: `Partner: ${by.name}` }
  await runOnPool(sql`
    with used as (
      update partners set last_used_at = now() where id = ${isStaff ? null : by.id}::int
    ),
    ${auditEntries(
      user,
      sql`select 'exported' as action, 'communities' as collection_slug, null as document_id,
        ${`All listings (${file})`}::text as document_title, array[]::text[] as changed_fields,
        null as changed_values`,
    )} select 1`)
}
