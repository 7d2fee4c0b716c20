import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { HomeSearch } from '@/domain/homes/home-search'
import { homesOfLanding, INDEXED_FROM, type Landing, landingPages } from '@/domain/homes/landing'
import { dependOn } from '../cache/depend-on'
import { allOf } from '../sql/expressions'
import { queryOne } from '../sql/query-pool'
import { homesTable, listed, searchConditions } from './conditions'
import { homeFacets, planFacets } from './facets'

/** The pages below `/new-homes`: of what has plans, whether homes are for sale or not. */
export async function everyLanding(): Promise<Landing[]> {
  return landingPages(await planFacets({}))
}

/** Those that search engines index. */
export async function indexedLandings(): Promise<Landing[]> {
  const [all, counts] = await Promise.all([everyLanding(), homeFacets({})])
  return all.filter((landing) => homesOfLanding(landing, counts) >= INDEXED_FROM)
}

const summary = z.object({
  homes: z.number(),
  ready: z.number(),
  communities: z.number(),
  /** US dollars; `null` without prices. */
  fromPrice: z.nullable(z.number()),
})
export type LandingSummary = z.infer<typeof summary>

/** The live numbers of a page. */
export async function landingSummary(search: HomeSearch): Promise<LandingSummary> {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builders)
  const where = allOf(listed(homesTable), ...searchConditions(homesTable, search).values())
  return queryOne(
    summary,
    sql`
    select count(*)::int as homes, (count(*) filter (where t.stage = 'ready'))::int as ready,
      count(distinct t.community_id)::int as communities, min(t.price)::float8 as "fromPrice"
    from homes t where ${where}`,
  )
}
