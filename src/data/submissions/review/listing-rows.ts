import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows } from '@/database/query-rows'
import type { ListingKind } from '@/domain/submissions/fields'
import { storage } from '../storage'

const row = z.object({ id: z.int(), communityId: z.nullable(z.int()) })

/** The listings with these ids that are not in the trash, and their communities. */
export async function readCommunityIds(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map()
  const community = kind === 'community' ? sql`id` : sql`community_id`
  const rows = await queryRows(
    connection,
    row,
    sql`select id, ${community} as "communityId" from ${sql.identifier(storage[kind].table)}
      where id = any(${sql.param([...ids])}::int[]) and deleted_at is null`,
  )
  return new Map(rows.map(({ id, communityId }) => [id, communityId]))
}
