import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags } from '@/config/cache-tags'
import type { Listing } from '@/contract/shortlist/listing'
import { isoDate } from '@/database/iso-date'
import { getValues, schoolLevels } from '@/domain/enums'
import { keyParts } from '@/domain/shortlist/items'
import { type ListingKind, listingKey } from '@/domain/shortlist/listing-key'
import { dependOn } from '../cache/depend-on'
import { communitiesByIds } from '../communities/list'
import { incentivesJson } from '../communities/stored-incentives'
import { costColumns } from '../homes/budget'
import { homesByIds, plansByIds } from '../homes/lists'
import { communityFields } from '../homes/mapper'
import { siteInfo } from '../site/queries'
import { queryPool } from '../sql/query-pool'
import { type CommunityFacts, factsRow, fromCommunity, fromHome, fromPlan } from './mapper'

const selectSchools = sql.join(
  getValues(schoolLevels).map(
    (
      level,
      place,
    ) => sql`select ${place}::int as place, ${level}::text as level, name, rating, distance,
      _order
      from ${sql.identifier(`communities_schools_${level}`)} s
      where s._parent_id = c.id and name is not null`,
  ),
  sql` union all `,
)

/** The smallest and largest figure of the published plans. */
const selectRange = (figure: SQL) => sql`(select json_build_object('min', min(${figure})::float8,
  'max', max(${figure})::float8) from floor_plans p
  where p.community_id = c.id and p._status = 'published')`

/** Any half baths count as a half. */
const baths = sql`p.baths + case when p.half_baths > 0 then 0.5 else 0 end`

/** The facts of published communities, by id. */
async function communityFacts(
  ids: readonly number[],
): Promise<ReadonlyMap<string, CommunityFacts>> {
  if (ids.length === 0) return new Map()
  dependOn(cacheTags.communities, cacheTags.plans)
  const rows = await queryPool(
    factsRow,
    sql`
    select c.id::text as id, json_build_object(${communityFields.json('c')}) as community,
      ${costColumns}, ${isoDate(sql`c.verified_at`)} as "verifiedAt",
      ${incentivesJson} as incentives, (
        select json_agg(json_build_object('level', x.level, 'name', x.name, 'rating', x.rating,
          'distance', x.distance) order by x.place, x._order) from (${selectSchools}) x) as schools,
      c.rating_source as "ratingSource",
      ${selectRange(sql`p.beds`)} as beds, ${selectRange(baths)} as baths,
      ${selectRange(sql`p.square_feet`)} as "squareFeet", ${selectRange(sql`p.stories`)} as stories,
      ${selectRange(sql`p.garage`)} as garage
    from communities c where c._status = 'published' and c.id in ${ids}`,
  )
  return new Map(rows.map((found) => [found.id, found]))
}

/**
 * The listings with these keys, in their order. Listings that visitors do not see are left
 * out: unpublished ones, those of an unpublished community, and homes that were sold some time ago.
 */
export async function listingsByKeys(keys: readonly string[]): Promise<Listing[]> {
  const parts = keys.map(keyParts)
  const getIds = (wanted: ListingKind) =>
    parts.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [homes, plans, communities] = await Promise.all([
    homesByIds(getIds('home')),
    plansByIds(getIds('plan')),
    communitiesByIds(getIds('community').map(String)),
  ])
  const places = [...homes, ...plans].map(({ community }) => community.id)
  const ids = new Set([...places, ...communities.map(({ id }) => id)])
  const [facts, { assumptions }] = await Promise.all([
    communityFacts([...ids].map(Number)),
    siteInfo(),
  ])
  const now = new Date()
  const found = new Map<string, Listing>()
  const add = <Document extends { readonly id: string }>(
    kind: ListingKind,
    documents: readonly Document[],
    getCommunity: (document: Document) => string,
    map: (document: Document, facts: CommunityFacts) => Listing,
  ) => {
    for (const document of documents) {
      const own = facts.get(getCommunity(document))
      if (own) found.set(listingKey(kind, document.id), map(document, own))
    }
  }
  const context = { assumptions, now }
  add(
    'home',
    homes,
    ({ community }) => community.id,
    (one, own) => fromHome(one, own, context),
  )
  add(
    'plan',
    plans,
    ({ community }) => community.id,
    (one, own) => fromPlan(one, own, context),
  )
  add(
    'community',
    communities,
    ({ id }) => id,
    (community, own) => fromCommunity(community, own, context),
  )
  return keys.flatMap((key) => found.get(key) ?? [])
}
