import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { Home } from '@/contract/homes/home'
import { LISTED_FIRST } from '@/domain/homes/availability'
import type { HomeSearch } from '@/domain/homes/home-search'
import {
  homesOfLanding,
  INDEXED_FROM,
  type Landing,
  type LandingKind,
  landingPages,
} from '@/domain/homes/landing'
import type { CommunityCosts } from '@/domain/mortgage/monthly-cost'
import { dependOn } from '../cache/depend-on'
import { queryOne } from '../sql/query-pool'
import { findCosts } from './budget'
import { homesTable, whereMatching } from './conditions'
import { homeFacets, planFacets } from './facets'
import { listHomes } from './lists'

/** The pages below `/new-homes`: of what has plans, whether homes are for sale or not. */
export async function everyLanding(): Promise<Landing[]> {
  return landingPages(await planFacets({}))
}

/** Landing pages that search engines index. */
export async function indexedLandings(): Promise<Landing[]> {
  const [all, counts] = await Promise.all([
    everyLanding(),
    homeFacets({ availability: LISTED_FIRST }),
  ])
  return all.filter((landing) => homesOfLanding(landing, counts) >= INDEXED_FROM)
}

/** The pages with the most homes of some kinds, in the order of all pages. */
export async function readLargestLandings(
  most: Readonly<Partial<Record<LandingKind, number>>>,
): Promise<Landing[]> {
  const counts = await homeFacets({ availability: LISTED_FIRST })
  const all = landingPages(counts)
  const homes = new Map(all.map((landing) => [landing, homesOfLanding(landing, counts)]))
  const count = (landing: Landing) => homes.get(landing) ?? 0
  const chosen = new Set(
    Object.entries(most).flatMap(([kind, number]) =>
      all
        .filter((landing) => landing.kind === kind && count(landing) > 0)
        .toSorted((a, b) => count(b) - count(a))
        .slice(0, number),
    ),
  )
  return all.filter((landing) => chosen.has(landing))
}

/** How many homes are available. */
export async function countAvailableHomes(): Promise<number> {
  return (await homeFacets({ availability: LISTED_FIRST })).total
}

/** How many homes of a builder are available, by its slug. */
export async function countHomesOfBuilder(slug: string): Promise<number> {
  const { builder } = await homeFacets({ availability: LISTED_FIRST })
  return builder.find(({ value }) => value === slug)?.count ?? 0
}

const summary = z.object({
  homes: z.number(),
  ready: z.number(),
  communities: z.number(),
  /** US dollars; `null` without prices. */
  fromPrice: z.nullable(z.number()),
  toPrice: z.nullable(z.number()),
  /** The median in US dollars. */
  perSquareFoot: z.nullable(z.number()),
  /** Homes with a price. */
  priced: z.number(),
})
export type LandingSummary = z.infer<typeof summary>

/** The live numbers of a page. */
export async function landingSummary(search: HomeSearch): Promise<LandingSummary> {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  const where = whereMatching(homesTable, { ...search, availability: LISTED_FIRST })
  return queryOne(
    summary,
    sql`
    select count(*)::int as homes, (count(*) filter (where t.stage = 'ready'))::int as ready,
      count(distinct t.community_id)::int as communities, min(t.price)::float8 as "fromPrice",
      max(t.price)::float8 as "toPrice", count(t.price)::int as priced,
      percentile_cont(0.5) within group (order by (t.price / nullif(t.square_feet, 0))::float8)
        as "perSquareFoot"
    from homes t where ${where}`,
  )
}

/** A home in the middle of the prices of a page, with what it costs besides its price. */
export interface MiddleHome {
  readonly home: Home
  readonly price: number
  readonly costs: CommunityCosts
}

/** The home of the median price; of two, the one with the lower price. `null` without prices. */
export async function findMiddleHome(
  search: HomeSearch,
  { priced }: LandingSummary,
): Promise<MiddleHome | null> {
  if (priced === 0) return null
  const { items } = await listHomes({
    ...search,
    availability: LISTED_FIRST,
    sort: 'price',
    limit: 1,
    offset: Math.floor((priced - 1) / 2),
  })
  const [home] = items
  if (!home || home.price === null) return null
  const costs = await findCosts(home.community.id)
  return costs && { home, price: home.price, costs }
}
