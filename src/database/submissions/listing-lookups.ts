import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { ListingKind } from '@/domain/submissions/fields'
import { type Connection, queryRows } from '../sql/query'
import { storage } from './storage'

const idRow = z.object({ id: z.int() })
const communityRow = z.extend(idRow, { communityId: z.nullable(z.int()) })

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
    communityRow,
    sql`select id, ${community} as "communityId" from ${sql.identifier(storage[kind].table)}
      where id = any(${sql.param([...ids])}::int[]) and deleted_at is null`,
  )
  return new Map(rows.map(({ id, communityId }) => [id, communityId]))
}

const planRow = z.object({ id: z.int(), name: z.string(), community: z.int() })
export type CommunityPlan = z.infer<typeof planRow>

/** The plans of communities, by name. */
export function readCommunityPlans(
  connection: Connection,
  communities: readonly number[],
): Promise<CommunityPlan[]> {
  return queryRows(
    connection,
    planRow,
    sql`select id, coalesce(name, '') as name, community_id as community from floor_plans
      where community_id = any(${sql.param([...communities])}::int[]) and deleted_at is null
      order by lower(name), id`,
  )
}

const slugRow = z.object({ community: z.nullable(z.int()), slug: z.string() })

/** The slugs that listings have: of communities, or of the plans or homes of communities. */
export function readSlugs(
  connection: Connection,
  kind: ListingKind,
  communities: readonly number[],
) {
  const table = sql.identifier(storage[kind].table)
  const statement =
    kind === 'community'
      ? sql`select null::int as community, slug from ${table} where slug is not null`
      : sql`select community_id as community, slug from ${table}
          where slug is not null and community_id = any(${sql.param([...communities])}::int[])`
  return queryRows(connection, slugRow, statement)
}

/** Which of the listings with these ids buyers have asked about. */
export async function readIdsWithLeads(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await queryRows(
    connection,
    idRow,
    sql`select distinct t.id from ${sql.identifier(storage[kind].table)} t
      join leads l on l.${sql.identifier(`${kind}_id`)} = t.id
      where t.id = any(${sql.param([...ids])}::int[])`,
  )
  return rows.map(({ id }) => id)
}
