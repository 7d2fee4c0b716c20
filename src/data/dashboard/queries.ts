import { findContentType } from '@/content-types'
import { tableName } from '@/database/sql/column-name'
import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'
import { z } from 'zod/mini'
import { isWaiting } from '@/database/submissions/submissions'
import { payloadClient } from '../payload/payload-client'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/staff'

/** The counts in the admin menu, by collection slug. */
export type MenuCounts = Readonly<Record<string, number>>

const countsRow = z.object({ counts: z.record(z.string(), z.number()) })

const newLeads = sql`select count(*) from leads where status = 'new' and quarantined is not true`

/** Counts that are not simply the number of rows. */
const counted: Readonly<Record<string, SQL>> = {
  leads: newLeads,
  'mistake-reports': sql`select count(*) from mistake_reports
    where status = 'open' and quarantined is not true`,
  submissions: sql`select count(*) from submissions s where ${isWaiting}`,
  'newsletter-subscriptions': sql`select count(*) from newsletter_subscriptions
    where status = 'subscribed' and quarantined is not true`,
  deliveries: sql`select count(*) from deliveries where status = 'failed'`,
  ads: sql`select count(*) from ads where active`,
}

/** All rows outside the trash, which only content types have. */
const allRows = (slug: string): SQL =>
  sql`select count(*) from ${sql.identifier(tableName(slug))}
    ${findContentType(slug) ? sql`where deleted_at is null` : sql``}`

export function countsStatement(slugs: readonly string[]): SQL {
  const columns = slugs.map((slug) => sql`${slug}::text, (${counted[slug] ?? allRows(slug)})`)
  return sql`select json_build_object(${sql.join(columns, sql`, `)}) as counts`
}

/** Counts for the menu entries, from one statement. */
export async function menuCounts(slugs: readonly string[]): Promise<MenuCounts> {
  if (slugs.length === 0) return {}
  return (await queryOne(countsRow, countsStatement(slugs))).counts
}

/** The ids of the documents that match a list filter. */
export async function idsWhere(
  collection: 'communities' | 'leads' | 'media',
  where: Where,
  user: Staff,
): Promise<number[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    // Lists of collections with drafts show the latest version.
    draft: collection === 'communities',
    overrideAccess: false,
    user,
    where,
    depth: 0,
    pagination: false,
    select: {},
  })
  return docs.map(({ id }) => id)
}
