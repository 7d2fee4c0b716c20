import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { HomeFacets, PlanFacets } from '@/contract/homes/facets'
import {
  type HomeFacet,
  type HomeSearch,
  MOVE_IN_NOW,
  PRICE_STEP,
  SIZE_STEP,
  type Uncounted,
} from '@/domain/homes/home-search'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { byText } from '@/domain/text/collation'
import { nextSiteDay } from '@/lib/site-date'
import { dependOn, expireWithin } from '../cache/depend-on'
import { type PriceOwner, recentlyChanged } from '../prices/history'
import { queryOne } from '../sql/query-pool'
import { type BudgetSearch, withHighestPrices } from './budget'
import {
  homesTable,
  listed,
  moveInDay,
  plansTable,
  type SearchTable,
  searchConditions,
} from './conditions'

const count = z.object({
  facet: z.string(),
  /** The filters that these rows do not match, as bits. None or one. */
  missed: z.number(),
  value: z.nullable(z.string()),
  name: z.nullable(z.string()),
  count: z.number(),
})
type Count = z.output<typeof count>

const row = z.object({ counts: z.nullable(z.array(count)) })

type Counted = readonly (readonly [HomeFacet, SQL])[]

const ofPlaces: Counted = [
  ['city', sql`nullif(c.city, '')`],
  ['county', sql`c.county::text`],
  ['district', sql`nullif(c.school_district, '')`],
  ['stories', sql`p.stories::text`],
  ['garage', sql`p.garage::text`],
  ['homeType', sql`p.home_type`],
  ['builder', sql`b.slug`],
]

const ofSizes: Counted = [
  ['price', sql`price::text`],
  ['beds', sql`beds::text`],
  ['baths', sql`baths::text`],
  ['squareFeet', sql`size::text`],
  ['priceChange', sql`price_change`],
]

const ofTimes: Counted = [
  ['stage', sql`stage::text`],
  [
    'moveIn',
    sql`case when stage = 'ready' then ${MOVE_IN_NOW} else left(${moveInDay(sql`g`)}, 7) end`,
  ],
]

/**
 * Counts the rows of groups by the value of each facet in one pass. `group` is the grouping set of
 * the value of one facet, and all other values of the row are null.
 */
function counted(from: SQL, where: SQL, facets: Counted, name = sql`null`): SQL {
  const columns = facets.map(([facet, value]) => sql`${value} as ${sql.identifier(facet)}`)
  const names = facets.map(([facet]) => sql.identifier(facet))
  const sets = names.map((column) => sql`(missed, ${column})`)
  const facet = facets.map(([of], index) => sql`when grouping(${names[index]}) = 0 then ${of}`)
  return sql`select case ${sql.join(facet, sql` `)} end as facet, missed,
    coalesce(${sql.join(names, sql`, `)}) as value, min(name) as name, sum(count)::int as count
    from (select missed, count, ${name}::text as name, ${sql.join(columns, sql`, `)}
      from groups g ${from} where ${where}) values
    group by grouping sets (${sql.join(sets, sql`, `)})`
}

/** A whole number; the figures of a home have no fractions, except a price. */
const whole = (column: SQL) => sql`${column}::int`

/** What became of the price of `t` lately. */
function recentChange(owner: PriceOwner, now: Date): SQL {
  const cases = priceChangeKinds.map(
    (kind) => sql`when t.id in ${recentlyChanged(owner, kind, now)} then ${kind}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/**
 * The counts in one pass over the rows: those that miss at most one filter are grouped by what
 * their facets depend on, and only the groups are counted by each facet. A row that misses one
 * filter counts for the facet of that filter alone.
 */
async function countsOf(
  table: SearchTable,
  search: HomeSearch,
  hasTimes: boolean,
  now = new Date(),
): Promise<{ counts: readonly Count[]; bits: ReadonlyMap<HomeFacet | Uncounted, number> }> {
  const conditions = [...searchConditions(table, search, now)]
  // Changes of prices are counted for some days.
  expireWithin(Math.ceil((nextSiteDay(now).getTime() - now.getTime()) / 1000))
  const bits = new Map(conditions.map(([facet], index) => [facet, 2 ** index]))
  const bitOf = (index: number) => sql.raw(String(2 ** index))
  const misses = conditions.map(
    ([, condition], index) => sql` + case when ${condition} then 0 else ${bitOf(index)} end`,
  )
  const { counts } = await queryOne(
    row,
    sql`
    with found as (
      select 0${sql.join(misses)} as missed, t.community_id, ${table.plan} as plan_id, t.builder_id,
        floor(${table.price})::int / ${sql.raw(String(PRICE_STEP))} as price,
        ${whole(sql`t.square_feet`)} / ${sql.raw(String(SIZE_STEP))} as size,
        ${whole(sql`t.beds`)} as beds, ${whole(sql`t.baths`)} as baths,
        ${recentChange(table.owner, now)} as price_change
        ${hasTimes ? sql`, t.stage, t.move_in` : sql``}
      from ${table.name} t where ${listed(table)}
      -- Keeps the expressions from being computed again for every group.
      offset 0
    ), groups as materialized (
      select missed, community_id, plan_id, builder_id, price, size, beds, baths, price_change,
        ${hasTimes ? sql`stage, move_in` : sql`null as stage, null::timestamptz as move_in`},
        count(*) as count, grouping(community_id) = 0 as is_place, grouping(beds) = 0 as is_size
      from found where missed & (missed - 1) = 0
      group by grouping sets ((missed, community_id, plan_id, builder_id),
        (missed, price, size, beds, baths, price_change)${hasTimes ? sql`, (missed, stage, move_in)` : sql``})
    ), counts as (
      ${counted(
        sql`join communities c on c.id = g.community_id
          left join floor_plans p on p.id = g.plan_id and p._status = 'published'
          left join builders b on b.id = g.builder_id and b._status = 'published'`,
        sql`is_place`,
        ofPlaces,
        sql`b.name`,
      )}
      union all ${counted(sql``, sql`is_size`, ofSizes)}
      union all ${counted(sql``, sql`not is_place and not is_size`, ofTimes)}
    )
    select json_agg(counts) as counts from counts`,
  )
  return { counts: counts ?? [], bits }
}

/** Sums the counts of a facet: those of rows that miss no filter, or only its own. */
function valuesOf(
  { counts, bits }: Awaited<ReturnType<typeof countsOf>>,
  facet: HomeFacet,
): { value: string; name: string; count: number }[] {
  const own = bits.get(facet) ?? 0
  const found = new Map<string, { value: string; name: string; count: number }>()
  for (const { facet: of, missed, value, name, count: number } of counts) {
    if (of !== facet || value === null || (missed !== 0 && missed !== own)) continue
    const before = found.get(value)?.count ?? 0
    found.set(value, { value, name: name ?? value, count: before + number })
  }
  return [...found.values()].sort((one, other) => byText(one.name, other.name))
}

/** `countFacets` of src/domain/homes/home-search.ts in SQL. */
function facetsFrom(result: Awaited<ReturnType<typeof countsOf>>): HomeFacets {
  const texts = (facet: HomeFacet) =>
    valuesOf(result, facet).map(({ value, count: number }) => ({ value, count: number }))
  const numbers = (facet: HomeFacet, step = 1) =>
    valuesOf(result, facet)
      .map(({ value, count: number }) => ({ value: Number(value) * step, count: number }))
      .sort((one, other) => one.value - other.value)
  const total = result.counts
    .filter(({ facet, missed }) => facet === 'city' && missed === 0)
    .reduce((sum, { count: number }) => sum + number, 0)
  return {
    total,
    price: numbers('price', PRICE_STEP),
    beds: numbers('beds'),
    baths: numbers('baths'),
    squareFeet: numbers('squareFeet', SIZE_STEP),
    stories: numbers('stories'),
    garage: numbers('garage'),
    homeType: texts('homeType'),
    city: texts('city'),
    county: texts('county'),
    district: texts('district'),
    builder: valuesOf(result, 'builder'),
    priceChange: texts('priceChange'),
    stage: texts('stage'),
    moveIn: texts('moveIn').sort((one) => (one.value === MOVE_IN_NOW ? -1 : 0)),
  }
}

/** How many homes for sale there are for each choice, in one statement. */
export async function homeFacets(search: BudgetSearch): Promise<HomeFacets> {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builders)
  return facetsFrom(await countsOf(homesTable, await withHighestPrices(search), true))
}

/** The same for plans, which have no stage. */
export async function planFacets(search: BudgetSearch): Promise<PlanFacets> {
  dependOn(cacheTags.plans, cacheTags.communities, cacheTags.builders)
  const {
    stage: _,
    moveIn: __,
    ...facets
  } = facetsFrom(await countsOf(plansTable, await withHighestPrices(search), false))
  return facets
}
