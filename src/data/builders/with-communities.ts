import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { dependOn } from '../cache/depend-on'
import { queryPool } from '../sql/query-pool'

/** Slugs of the published builders among `slugs` that have a published community. */
export async function withCommunities(slugs: readonly string[]): Promise<ReadonlySet<string>> {
  dependOn(cacheTags.buildersWithCommunities)
  if (slugs.length === 0) return new Set()
  const rows = await queryPool(
    z.object({ slug: z.string() }),
    sql`select b.slug from builders b
      where b.slug in ${[...slugs]} and b._status = 'published' and exists (
        select from communities_rels r join communities c on c.id = r.parent_id
        where r.path = 'builders' and r.builders_id = b.id and c._status = 'published')`,
  )
  return new Set(rows.map(({ slug }) => slug))
}
