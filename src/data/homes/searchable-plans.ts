import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { SearchableHome } from '@/domain/homes/home-search'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { getLowestLetter } from '@/domain/schools/rating-letter'
import { dependOn, expireWithDay, sharedRead } from '../cache/depend-on'
import { recentChanges } from '../prices/history'
import { queryPool } from '../sql/query-pool'
import { coordinatesJson, isListed, plansTable, ratingsColumn } from './conditions'

const number = z.nullable(z.number())
const text = z.nullable(z.string())

const row = z.object({
  price: number,
  squareFeet: number,
  beds: number,
  baths: number,
  stories: number,
  garage: number,
  homeType: text,
  communityId: z.string(),
  communitySlug: z.string(),
  communityName: z.string(),
  city: text,
  county: text,
  schoolDistrict: text,
  ratings: z.nullable(z.array(z.string())),
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  builder: text,
  builderName: text,
  change: z.nullable(z.enum(priceChangeKinds)),
})

/** All plans of published communities as the search reads them, and the names of their builders. */
async function readPlans(now: Date) {
  dependOn(cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  expireWithDay(now)
  const rows = await queryPool(
    row,
    sql`
    select ${plansTable.price}::float8 as price, t.square_feet::float8 as "squareFeet",
      t.beds::float8 as beds, t.baths::float8 as baths, t.stories::float8 as stories,
      t.garage::float8 as garage, t.home_type as "homeType", c.id::text as "communityId",
      c.slug as "communitySlug", c.name as "communityName", c.city, c.county::text as county,
      c.school_district as "schoolDistrict", ${ratingsColumn}, ${coordinatesJson} as coordinates,
      b.slug as builder, b.name as "builderName", change.kind as change
    from ${plansTable.name} t join communities c on c.id = t.community_id
      left join builders b on b.id = t.builder_id and b._status = 'published'
      left join ${recentChanges('plan', now)} change on change.id = t.id
    where ${isListed}`,
  )
  const homes = rows.map(
    ({
      communityId,
      communitySlug,
      communityName,
      city,
      county,
      schoolDistrict,
      ratings,
      coordinates,
      builder,
      change,
      ...plan
    }) =>
      ({
        ...plan,
        community: {
          id: communityId,
          slug: communitySlug,
          name: communityName,
          city: city ?? '',
          county,
          schoolDistrict,
          elementaryRating: getLowestLetter(ratings ?? []),
          coordinates,
        },
        builder: builder === null ? null : { slug: builder },
        priceChange: change === null ? null : { kind: change },
        availability: null,
        stage: null,
        moveIn: null,
      }) satisfies SearchableHome,
  )
  const builderNames = new Map(
    rows.flatMap(({ builder, builderName }) =>
      builder === null ? [] : [[builder, builderName ?? builder] as const],
    ),
  )
  return { homes, builderNames }
}

/** All plans with their builders' names, read once until one of them changes or the day ends. */
export const searchablePlans = (now: Date) => sharedRead('searchable-plans', () => readPlans(now))
