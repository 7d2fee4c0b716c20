import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { BuilderDates, CompletedHome } from '@/contract/builders/builder-record'
import { getBuilderRecord } from '@/domain/builders/builder-record'
import { findCompletion, joinListings } from '@/domain/homes/home-history'
import { dependOn } from '../cache/depend-on'
import { changesAt, storedChange } from '../homes/history'
import { queryPool } from '../sql/query-pool'

const homeRow = z.object({
  id: z.int(),
  address: z.string(),
  slug: z.string(),
  isForSale: z.boolean(),
  community: z.object({ name: z.string(), slug: z.string() }),
  changes: z.array(storedChange),
})

function toCompleted(row: z.output<typeof homeRow>): CompletedHome[] {
  const completion = findCompletion(joinListings(row.changes, row.id))
  if (!completion) return []
  const { address, slug, isForSale, community } = row
  return [{ community, home: isForSale ? { address, slug } : null, ...completion }]
}

/**
 * How the completion dates of a builder held; `null` with too few homes. A home that was listed twice
 * counts once. Homes in the trash do not count.
 */
export async function readBuilderRecord(builder: number): Promise<BuilderDates | null> {
  dependOn(cacheTags.homes, cacheTags.communities)
  const rows = await queryPool(
    homeRow,
    sql`select * from (
        select distinct on (get_home_place(h.community_id, h.address)) h.id, h.address, h.slug,
          h._status = 'published' and h.status <> 'sold' as "isForSale",
          json_build_object('name', c.name, 'slug', c.slug) as community, ${changesAt} as changes
        from homes h join communities c on c.id = h.community_id and c._status = 'published'
        where h.builder_id = ${builder} and h.stage = 'ready' and h.deleted_at is null
        order by get_home_place(h.community_id, h.address), h.id desc
      ) homes where changes is not null`,
  )
  const record = getBuilderRecord(rows.flatMap(toCompleted))
  return record && { ...record, homes: [...record.homes] }
}
