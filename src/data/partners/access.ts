import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { recordExport } from '@/database/record-export'
import { partnerKeyHash, partnerKeyIn } from '@/lib/tokens/partner-key'
import { payloadClient } from '../payload/payload-client'
import { queryPool } from '../sql/query-pool'
import type { Staff } from '../staff/staff'

export interface Partner {
  readonly id: number
  readonly name: string
}

/** The active partner whose key a request has, or `null`. */
export async function findPartner(headers: Headers): Promise<Partner | null> {
  const key = partnerKeyIn(headers)
  if (key === null) return null
  const [partner] = await queryPool(
    z.object({ id: z.number(), name: z.string() }),
    sql`select id, name from partners where key_hash = ${partnerKeyHash(key)} and is_active`,
  )
  return partner ?? null
}

/** Writes a download of all listings to the audit log, before it begins. */
export async function logExport(by: Partner | Staff, file: string): Promise<void> {
  const { db } = await payloadClient()
  const title = `All listings (${file})`
  const { id, name } = by
  await recordExport(
    db.drizzle,
    'collection' in by
      ? { title, user: { id, name }, partner: null }
      : { title, user: { id: null, name: `Partner: ${name}` }, partner: id },
  )
}
