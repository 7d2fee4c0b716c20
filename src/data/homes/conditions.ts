import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Availability } from '@/domain/homes/availability'
import type { HomeFacet, HomeSearch, Uncounted } from '@/domain/homes/home-search'
import { SOLD_SHOWN_DAYS } from '@/domain/homes/sold'
import { LETTER_PATTERN } from '@/domain/schools/rating-letter'
import { soughtText } from '@/domain/text/comparable'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { expireWithDay } from '../cache/depend-on'
import { type PriceOwner, recentlyChanged } from '../prices/history'
import { allOf, anyContains, isInArea, lower } from '../sql/expressions'

/** Where the rows `t` of a table have what the search asks for. */
export interface SearchTable {
  readonly name: SQL
  readonly price: SQL
  /** The id of the plan. */
  readonly plan: SQL
  /** Whose price history it has. */
  readonly owner: PriceOwner
  /** Whether the row has the availability that is asked for; plans have none. */
  readonly isAvailable: ((choice: Availability | undefined, now: Date) => SQL) | null
}

const inPublished = (table: SQL) =>
  sql`t.community_id in (select c.id from communities c
    where c._status = 'published' and ${table})`

/** The ratings `s.rating` of the elementary schools of the community `c`, if their source is known. */
const elementaryRatings = sql`communities_schools_elementary s
  where s._parent_id = c.id and c.rating_source ~ '\\S'`

/** A column of these ratings. */
export const ratingsColumn = sql`(
  select json_agg(s.rating) from ${elementaryRatings} and s.rating is not null) as ratings`

/** `getLowestLetter` of src/domain/schools/rating-letter.ts in SQL. */
const lowestLetter = sql`(
  select max(upper(substring(s.rating from ${LETTER_PATTERN}::text))) from ${elementaryRatings})`

/** Whether the community of `t` is published. */
export const inPublishedCommunity = sql`exists (select from communities c
  where c.id = t.community_id and c._status = 'published')`

/** Whether the home `t` is not sold. */
export const isForSale = sql`t.status <> 'sold'`

const availabilityConditions = (now: Date): Readonly<Record<Availability, SQL>> => ({
  available: sql`t.status = 'available' and t.is_model is not true`,
  pending: sql`t.status = 'pending'`,
  model: sql`t.status = 'available' and t.is_model is true`,
  sold: isSoldLately(now),
})

/** Whether the page of the sold home `t` is there for the whole of today. */
const isSoldLately = (now: Date): SQL =>
  sql`t.status = 'sold' and t.sold_at >= ${endOfDay(addDays(siteDay(now), -SOLD_SHOWN_DAYS))}`

/** Whether the home `t` has an availability, of which the search counts the homes. */
export const hasAvailability = (now: Date): SQL => sql`(${isForSale} or ${isSoldLately(now)})`

export const homesTable: SearchTable = {
  name: sql`homes`,
  price: sql`t.price`,
  plan: sql`t.plan_id`,
  owner: 'home',
  isAvailable: (choice, now) => (choice ? availabilityConditions(now)[choice] : isForSale),
}

export const plansTable: SearchTable = {
  name: sql`floor_plans`,
  price: sql`t.base_price`,
  plan: sql`t.id`,
  owner: 'plan',
  isAvailable: null,
}

const isPublished = sql`t._status = 'published'`

/** Whether visitors find the row `t` among plans or homes of all communities, sold or not. */
export const isListed = sql`${isPublished} and ${inPublishedCommunity}`

function within(column: SQL, min?: number, max?: number): SQL | null {
  if (min === undefined && max === undefined) return null
  if (max === undefined) return sql`${column} >= ${min}`
  return sql`${column} between ${min ?? 0} and ${max}`
}

/** `matchesSearch` of src/domain/homes/home-search.ts in SQL: the condition of each facet. */
function searchConditions(
  { price, plan, owner, isAvailable }: SearchTable,
  search: HomeSearch,
  now: Date,
): ReadonlyMap<HomeFacet | Uncounted, SQL> {
  const { homeType, city, county, district, builder, stage, moveInBy } = search
  const { stories, garage, highestPrices, priceChange, elementaryRating, area } = search
  const sought = anyContains([sql`c.name`, sql`coalesce(c.city, '')`], soughtText(search.q ?? ''))
  const ofPlan = (condition: SQL) =>
    sql`${plan} in (select p.id from floor_plans p where p._status = 'published' and ${condition})`
  const conditions: readonly (readonly [HomeFacet | Uncounted, SQL | null | undefined | ''])[] = [
    ['price', within(price, search.minPrice, search.maxPrice)],
    ['squareFeet', within(sql`t.square_feet`, search.minSquareFeet, search.maxSquareFeet)],
    ['beds', within(sql`t.beds`, search.beds)],
    ['baths', within(sql`t.baths`, search.baths)],
    ['stories', stories === undefined ? null : ofPlan(sql`p.stories = ${stories}`)],
    ['garage', garage === undefined ? null : ofPlan(sql`p.garage >= ${garage}`)],
    ['homeType', homeType && ofPlan(sql`p.home_type = ${homeType}`)],
    ['city', city && inPublished(sql`${lower(sql`c.city`)} = ${city.toLowerCase()}`)],
    ['county', county && inPublished(sql`c.county::text = ${county}`)],
    [
      'district',
      district && inPublished(sql`${lower(sql`c.school_district`)} = ${district.toLowerCase()}`),
    ],
    [
      'elementaryRating',
      elementaryRating && inPublished(sql`${lowestLetter} <= ${elementaryRating}`),
    ],
    [
      'builder',
      builder &&
        sql`t.builder_id in (select b.id from builders b
          where b._status = 'published' and b.slug = ${builder})`,
    ],
    ['priceChange', priceChange && sql`t.id in ${recentlyChanged(owner, priceChange, now)}`],
    ['q', sought && inPublished(sought)],
    ['community', search.community && inPublished(sql`c.slug = ${search.community}`)],
    ['area', area && inPublished(isInArea(sql`c`, area))],
    ['availability', isAvailable?.(search.availability, now)],
    ['stage', stage && sql`t.stage::text = ${stage}`],
    [
      'budget',
      highestPrices &&
        sql`${price} <= (${JSON.stringify(highestPrices)}::jsonb ->> t.community_id::text)::numeric`,
    ],
    ['moveIn', moveInBy && sql`(t.stage = 'ready' or t.move_in < ${endOfDay(moveInBy)})`],
  ]
  return new Map(
    conditions.flatMap(([facet, condition]) => (condition ? [[facet, condition] as const] : [])),
  )
}

/**
 * The rows `t` that a search finds. What is recent or sold lately is that of today, so the response
 * expires with the day.
 */
export function whereMatching(table: SearchTable, search: HomeSearch): SQL {
  const now = new Date()
  expireWithDay(now)
  return allOf(isListed, ...searchConditions(table, search, now).values())
}

/** When a day ends in San Antonio. */
const endOfDay = (day: string) =>
  sql`((${day}::date + 1)::timestamp at time zone 'America/Chicago')`

/** The day from which one can move in, `2027-02-15`. */
export const moveInDay = (home: SQL): SQL =>
  sql`to_char(${home}.move_in at time zone 'America/Chicago', 'YYYY-MM-DD')`

/** The coordinates of the community `c`, `null` without both. */
export const coordinatesJson = sql`case when c.latitude is not null and c.longitude is not null
  then json_build_object('lat', c.latitude, 'lng', c.longitude) end`
