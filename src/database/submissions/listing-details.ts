import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { ListingKind } from '@/domain/submissions/fields'
import { isoDate } from '../iso-date'
import { type Connection, queryRows } from '../sql/query'
import { storage } from './storage'

const detailsRow = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  isPublished: z.boolean(),
  verifiedAt: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  communitySlug: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  lockedBy: z.nullable(z.string()),
})
export type ListingDetails = z.infer<typeof detailsRow>

/** Details of listings for the review, and which editor has the form of one open. */
export function readListingDetails(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
): Promise<ListingDetails[]> {
  const { table, name } = storage[kind]
  const isCommunity = kind === 'community'
  const path = kind === 'plan' ? 'elevations' : 'images'
  return queryRows(
    connection,
    detailsRow,
    sql`select t.id, t.${sql.identifier(name)} as name,
        ${isCommunity ? sql`t.city` : sql`c.name`} as detail,
        coalesce(t._status = 'published', false) as "isPublished",
        ${isoDate(isCommunity ? sql`t.verified_at` : sql`c.verified_at`)} as "verifiedAt", t.slug,
        ${isCommunity ? sql`null` : sql`c.slug`} as "communitySlug",
        (select m.sizes_thumb_filename from ${sql.identifier(`${table}_rels`)} r
          join media m on m.id = r.media_id
          where r.parent_id = t.id and r.path = ${path} order by r."order" limit 1) as picture,
        (select u.name from payload_locked_documents l
          join payload_locked_documents_rels d on d.parent_id = l.id
            and d.${sql.identifier(`${table}_id`)} = t.id
          join payload_locked_documents_rels o on o.parent_id = l.id and o.path = 'user'
          join users u on u.id = o.users_id
          where l.updated_at > now() - interval '5 minutes' limit 1) as "lockedBy"
      from ${sql.identifier(table)} t
      ${isCommunity ? sql`` : sql`left join communities c on c.id = t.community_id`}
      where t.id = any(${sql.param([...ids])}::int[])`,
  )
}
