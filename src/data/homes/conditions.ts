import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { HomeFacet, HomeSearch, Uncounted } from '@/domain/homes/home-search'
import { type PriceOwner, recentlyChanged } from '../prices/history'
import { lower } from '../sql/expressions'

/** Where the rows `t` of a table have what the search asks for. */
export interface SearchTable {
  readonly name: SQL
  readonly price: SQL
  /** The id of the plan. */
  readonly plan: SQL
  /** Whose price history it has. */
  readonly owner: PriceOwner
  /** Whether visitors find the row. */
  readonly isListed: SQL
}

const inPublished = (table: SQL) =>
  sql`t.community_id in (select c.id from communities c
    where c._status = 'published' and ${table})`

/** Whether the community of `t` is published. */
export const inPublishedCommunity = sql`exists (select from communities c
  where c.id = t.community_id and c._status = 'published')`

export const homesTable: SearchTable = {
  name: sql`homes`,
  price: sql`t.price`,
  plan: sql`t.plan_id`,
  owner: 'home',
  isListed: sql`t._status = 'published' and t.status <> 'sold'`,
}

export const plansTable: SearchTable = {
  name: sql`floor_plans`,
  price: sql`t.base_price`,
  plan: sql`t.id`,
  owner: 'plan',
  isListed: sql`t._status = 'published'`,
}

/** The rows of communities that visitors see. */
export const listed = ({ isListed }: SearchTable): SQL =>
  sql`${isListed} and ${inPublishedCommunity}`

function within(column: SQL, min?: number, max?: number): SQL | null {
  if (min === undefined && max === undefined) return null
  if (max === undefined) return sql`${column} >= ${min}`
  return sql`${column} between ${min ?? 0} and ${max}`
}

/** `matchesSearch` of src/domain/homes/home-search.ts in SQL: the condition of each facet. */
export function searchConditions(
  { price, plan, owner }: SearchTable,
  search: HomeSearch,
  now = new Date(),
): ReadonlyMap<HomeFacet | Uncounted, SQL> {
  const { homeType, city, county, district, builder, stage, moveInBy } = search
  const { stories, garage, highestPrices, priceChange } = search
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
      'builder',
      builder &&
        sql`t.builder_id in (select b.id from builders b
          where b._status = 'published' and b.slug = ${builder})`,
    ],
    ['priceChange', priceChange && sql`t.id in ${recentlyChanged(owner, priceChange, now)}`],
    ['community', search.community && inPublished(sql`c.slug = ${search.community}`)],
    ['stage', stage && sql`t.stage::text = ${stage}`],
    [
      'budget',
      highestPrices &&
        sql`${price} <= (${JSON.stringify(highestPrices)}::jsonb ->> t.community_id::text)::numeric`,
    ],
    ['moveIn', moveInBy && sql`(t.stage = 'ready' or t.move_in < ${endOf(moveInBy)})`],
  ]
  return new Map(
    conditions.flatMap(([facet, condition]) => (condition ? [[facet, condition] as const] : [])),
  )
}

/** When a day ends in San Antonio. */
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'America/Chicago')`

/** The day from which one can move in, `2027-02-15`. */
export const moveInDay = (home: SQL): SQL =>
  sql`to_char(${home}.move_in at time zone 'America/Chicago', 'YYYY-MM-DD')`
