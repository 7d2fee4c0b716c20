import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { getValues, homeStages, homeStatuses } from '@/domain/enums'
import { toAvailability } from '@/domain/homes/availability'
import type { SearchableHome } from '@/domain/homes/home-search'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { getLowestLetter } from '@/domain/schools/rating-letter'
import { byText } from '@/domain/text/collation'
import { dependOn, expireWithDay, sharedRead } from '../cache/depend-on'
import { recentChanges } from '../prices/history'
import { queryPool } from '../sql/query-pool'
import { coordinatesJson, hasAvailability, isListed, moveInDay, ratingsColumn } from './conditions'

const number = z.nullable(z.number())
const text = z.nullable(z.string())

/** The homes of a community; each is an array, because names would be most of the text. */
const row = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: text,
  county: text,
  schoolDistrict: text,
  ratingSource: text,
  ratings: z.nullable(z.array(z.string())),
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  homes: z.array(
    z.tuple([
      number, // price
      number, // square feet
      number, // beds
      number, // baths
      number, // stories
      number, // garage
      text, // home type
      z.nullable(z.enum(priceChangeKinds)),
      z.enum(getValues(homeStatuses)),
      z.boolean(), // model home
      z.nullable(z.enum(getValues(homeStages))),
      text, // move-in day
      text, // slug of the builder
      text, // name of the builder
      z.int(), // id
    ]),
  ),
})

/**
 * Listed homes, their ids in the same order, the names of their builders, and the sources of the
 * ratings that they have, in one statement.
 */
async function readHomes(which: SQL, now: Date) {
  const rows = await queryPool(
    row,
    sql`
    select c.id::text as id, c.slug, c.name, c.city, c.county::text as county,
      c.school_district as "schoolDistrict", c.rating_source as "ratingSource", ${ratingsColumn},
      ${coordinatesJson} as coordinates,
      json_agg(json_build_array(t.price, t.square_feet, t.beds, t.baths, p.stories, p.garage,
        p.home_type, change.kind, t.status, t.is_model is true, t.stage,
        ${moveInDay(sql`t`)}, b.slug, b.name, t.id)) as homes
    from homes t
      join communities c on c.id = t.community_id
      left join floor_plans p on p.id = t.plan_id and p._status = 'published'
      left join builders b on b.id = t.builder_id and b._status = 'published'
      left join ${recentChanges('home', now)} change on change.id = t.id
    where ${isListed} and ${hasAvailability(now)} and ${which}
    group by c.id`,
  )
  const builderNames = new Map<string, string>()
  const ratingSources = new Set<string>()
  const homes: SearchableHome[] = []
  const ids: number[] = []
  for (const { homes: own, city, ratingSource, ratings, ...place } of rows) {
    const elementaryRating = getLowestLetter(ratings ?? [])
    if (elementaryRating && ratingSource) ratingSources.add(ratingSource.trim())
    const community = { ...place, city: city ?? '', elementaryRating }
    for (const [
      price,
      squareFeet,
      beds,
      baths,
      stories,
      garage,
      homeType,
      change,
      status,
      isModel,
      stage,
      moveIn,
      builder,
      builderName,
      id,
    ] of own) {
      ids.push(id)
      if (builder !== null) builderNames.set(builder, builderName ?? builder)
      homes.push({
        price,
        squareFeet,
        beds,
        baths,
        stories,
        garage,
        homeType,
        community,
        builder: builder === null ? null : { slug: builder },
        priceChange: change && { kind: change },
        availability: toAvailability({ status, isModel }),
        stage,
        moveIn,
      })
    }
  }
  return { homes, ids, builderNames, ratingSources: [...ratingSources].sort(byText) }
}

/**
 * All homes with their builders' names and the sources of their schools' ratings, read once until
 * one changes or the day ends.
 */
export const searchableHomes = (now: Date) =>
  sharedRead('searchable-homes', async () => {
    dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
    expireWithDay(now)
    const { ids: _, ...found } = await readHomes(sql`true`, now)
    return found
  })

/** The homes among these ids that visitors see, by id. */
export async function searchableHomesByIds(
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, SearchableHome>> {
  const { homes, ids: found } = await readHomes(sql`t.id = any(${sql.param([...ids])}::int[])`, now)
  return new Map(homes.map((home, index) => [found[index] ?? 0, home]))
}
