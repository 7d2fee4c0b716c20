import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { Home } from '@/contract/homes/home'
import type { HomeSort, PlanSort } from '@/contract/homes/home-query'
import type { Plan } from '@/contract/homes/plan'
import type { RecordedPrice } from '@/contract/prices/price-history'
import { isoDate } from '@/database/iso-date'
import { type Connection, queryRows } from '@/database/sql/query'
import { homeStages } from '@/domain/enums'
import type { HomeSearch } from '@/domain/homes/home-search'
import { secondsUntilGone } from '@/domain/homes/sold'
import { newestChange, type PriceChange } from '@/domain/prices/price-change'
import { siteDay } from '@/lib/dates/site-date'
import { dependOn, expireWithin } from '../cache/depend-on'
import { inclusionFields } from '../inclusions/mapper'
import { pictureJson } from '../media/mapper'
import { expireWithChange, historyJson, lastChange, storedHistory } from '../prices/history'
import { exactOrder, isStorable, textOrder } from '../sql/expressions'
import { listStatement, type Page } from '../sql/page-of-list'
import { queryOne, queryPool } from '../sql/query-pool'
import { type BudgetSearch, withHighestPrices } from './budget'
import {
  homesTable,
  inPublishedCommunity,
  isForSale,
  isListed,
  moveInDay,
  plansTable,
  whereMatching,
} from './conditions'
import {
  buildingFields,
  communityFields,
  homeFields,
  homeRow,
  linkFields,
  planFields,
  planRow,
  toHome,
  toPlan,
} from './mapper'

const published = sql`t._status = 'published'`

/** The builder of `t` that visitors see. */
const builder = sql`(select json_build_object('id', b.id, ${linkFields.json('b')})
  from builders b where b.id = t.builder_id and b._status = 'published')`

/** The pictures of a document in one of its fields. */
const picturesIn = (table: SQL, document: SQL, path: string) =>
  sql`(select json_agg(${pictureJson} order by r."order")
    from ${table} r join media m on m.id = r.media_id
    where r.parent_id = ${document} and r.path = ${path})`

/** The community of `t`, whether visitors see it or not. */
const community = sql`(select json_build_object('id', c.id, ${communityFields.json('c')})
  from communities c where c.id = t.community_id)`

const planName = sql`${textOrder(sql`t.name`)}, ${exactOrder(sql`t.slug`)}, t.id`
const address = sql`${exactOrder(sql`t.slug`)}, t.id`

const plans = listStatement({
  table: plansTable.name,
  orders: {
    price: sql`t.base_price nulls last, ${planName}`,
    'price-desc': sql`t.base_price desc nulls last, ${planName}`,
    size: sql`t.square_feet desc nulls last, ${planName}`,
    'price-per-square-foot': sql`t.base_price / nullif(t.square_feet, 0) nulls last, ${planName}`,
    newest: sql`t.created_at desc, t.id desc`,
  },
  item: sql`json_build_object('id', t.id, ${planFields.json()}, 'builder', ${builder},
    'community', ${community},
    'elevations', ${picturesIn(sql`floor_plans_rels`, sql`t.id`, 'elevations')},
    'drawings', ${picturesIn(sql`floor_plans_rels`, sql`t.id`, 'drawings')},
    'priceChange', ${lastChange('plan')},
    'options', (select json_agg(json_build_object('text', o.text, 'price', o.price)
      order by o._order) from floor_plans_options o
      where o._parent_id = t.id and o.text is not null),
    'inclusions', json_build_object(${inclusionFields.json('t', 'inclusions')}),
    'homes', (select count(*)::int from homes h where h.plan_id = t.id
      and h._status = 'published' and h.status <> 'sold'))`,
  row: planRow,
  toItem: toPlan,
})

const stages = sql.join(
  homeStages.map(({ value }) => sql`${value}::text`),
  sql`, `,
)

const homes = listStatement({
  table: homesTable.name,
  orders: {
    price: sql`t.price nulls last, ${address}`,
    'price-desc': sql`t.price desc nulls last, ${address}`,
    'move-in': sql`array_position(array[${stages}], t.stage::text) desc, t.move_in nulls last,
      t.price nulls last, ${address}`,
    size: sql`t.square_feet desc nulls last, ${address}`,
    'price-per-square-foot': sql`t.price / nullif(t.square_feet, 0) nulls last, ${address}`,
    newest: sql`t.created_at desc, t.id desc`,
  },
  item: sql`json_build_object('id', t.id, ${homeFields.json()}, 'builder', ${builder},
    'community', ${community},
    'plan', (select json_build_object('id', p.id, ${linkFields.json('p')},
        ${buildingFields.json('p')})
      from floor_plans p where p.id = t.plan_id and p._status = 'published'),
    'moveIn', ${moveInDay(sql`t`)},
    'priceChange', ${lastChange('home')},
    'soldAt', ${isoDate(sql`t.sold_at`)},
    'images', coalesce(${picturesIn(sql`homes_rels`, sql`t.id`, 'images')},
      (select json_agg(${pictureJson}) from floor_plans p
        join floor_plans_rels r on r.parent_id = p.id and r.path = 'elevations' and r."order" = 1
        join media m on m.id = r.media_id
        where p.id = t.plan_id and p._status = 'published')))`,
  row: homeRow,
  toItem: toHome,
})

/** The id of a published community, or `null`. */
export async function publishedCommunityId(slug: string): Promise<number | null> {
  dependOn(cacheTags.community(slug))
  if (!isStorable(slug)) return null
  const [found] = await queryPool(
    z.object({ id: z.number() }),
    sql`select id from communities where slug = ${slug} and _status = 'published'`,
  )
  return found?.id ?? null
}

const plansIn = (community: number) =>
  plans.statement({ where: sql`${published} and t.community_id = ${community}`, sort: 'price' })

const homesIn = (community: number) =>
  homes.statement({
    where: sql`${published} and t.community_id = ${community} and ${isForSale}`,
    sort: 'move-in',
  })

/** The published plans of a community, the lowest base price first. */
export async function readPlans(community: number): Promise<Plan[]> {
  dependOn(
    cacheTags.communityPlans(community),
    cacheTags.communityHomes(community),
    cacheTags.builderNames,
  )
  return plans.toPage(await queryOne(plans.row, plansIn(community))).items
}

/** The homes of a community that are for sale, the furthest built first. */
export async function readHomes(community: number): Promise<Home[]> {
  dependOn(
    cacheTags.communityHomes(community),
    cacheTags.communityPlans(community),
    cacheTags.builderNames,
  )
  return homes.toPage(await queryOne(homes.row, homesIn(community))).items
}

interface CommunityListings {
  readonly plans: readonly Plan[]
  readonly homes: readonly Home[]
  /** The prices of the community itself, and what became of the starting price lately. */
  readonly prices: readonly RecordedPrice[]
  readonly priceChange: PriceChange | null
}

/** Listings of a community, and one of its homes. */
export interface ListingsOfCommunity extends CommunityListings {
  readonly home: Home | null
}

const listingsRow = z.object({ plans: plans.row, homes: homes.row, prices: storedHistory })

const listingsStatement = (community: number) => sql`
  select (select row_to_json(p) from (${plansIn(community)}) p) as plans,
    (select row_to_json(h) from (${homesIn(community)}) h) as homes,
    ${historyJson('community', sql`${community}`)} as prices`

/** Published plans, homes for sale and the price history of a community, in one statement. */
export async function readListings(community: number): Promise<CommunityListings> {
  dependOn(
    cacheTags.communityPlans(community),
    cacheTags.communityHomes(community),
    cacheTags.builderNames,
  )
  return toListings(await queryOne(listingsRow, listingsStatement(community)))
}

/** The listings of a community in a transaction, and one home of the community, also a sold one. */
export async function listingsIn(
  connection: Connection,
  community: number,
  id: number | null,
): Promise<ListingsOfCommunity> {
  const [found] = await queryRows(connection, listingsRow, listingsStatement(community))
  if (!found) throw new Error('A statement that returns one row returned none')
  const where = sql`t.id = ${id} and t.community_id = ${community}`
  const [one] = await queryRows(
    connection,
    homes.row,
    homes.statement({ where, sort: 'move-in', limit: 1 }),
  )
  const [home] = one ? homes.toPage(one).items : []
  return { ...toListings(found), home: home ?? null }
}

function toListings(found: z.output<typeof listingsRow>): CommunityListings {
  const prices = found.prices ?? []
  const now = new Date()
  const starts = prices.filter(({ field }) => field === 'startPrice')
  const priceChange = newestChange(starts, siteDay(now))
  if (priceChange) expireWithChange(priceChange, now)
  return {
    plans: plans.toPage(found.plans).items,
    homes: homes.toPage(found.homes).items,
    prices,
    priceChange,
  }
}

/** The plans and homes for sale of a builder in published communities, as one statement each. */
export const offeredBy = {
  plans: {
    ...plans,
    of: (builder: SQL) =>
      plans.statement({
        where: sql`${isListed} and t.builder_id = ${builder}`,
        sort: 'price',
      }),
  },
  homes: {
    ...homes,
    of: (builder: SQL) =>
      homes.statement({
        where: sql`${isListed} and ${isForSale} and t.builder_id = ${builder}`,
        sort: 'move-in',
      }),
  },
}

/** One published home of a community, also a sold one, or `null`. */
export async function findHome(community: number, slug: string): Promise<Home | null> {
  dependOn(
    cacheTags.communityHomes(community),
    cacheTags.communityPlans(community),
    cacheTags.builderNames,
  )
  if (!isStorable(slug)) return null
  const where = sql`${published} and t.community_id = ${community} and t.slug = ${slug}`
  const statement = homes.statement({ where, sort: 'move-in', limit: 1 })
  const [home] = homes.toPage(await queryOne(homes.row, statement)).items
  const seconds = secondsUntilGone(home?.soldAt ?? null, new Date())
  if (seconds) expireWithin(seconds)
  return home ?? null
}

interface PageQuery<Sort> extends BudgetSearch {
  readonly sort: Sort
  readonly limit: number
  readonly offset: number
}

/** The last row up to which a list is read from an index in its order. */
const LAST_BY_INDEX = 1000

/** Filters by columns of the row itself, of which PostgreSQL knows how many rows meet them. */
const ownColumns: ReadonlySet<string> = new Set([
  'minPrice',
  'maxPrice',
  'minSquareFeet',
  'maxSquareFeet',
  'beds',
  'baths',
  'stage',
  'availability',
] satisfies (keyof HomeSearch)[])

const isByIndex = ({ limit, offset }: PageQuery<unknown>, search: BudgetSearch) =>
  offset + limit <= LAST_BY_INDEX &&
  Object.entries(search).every(([name, value]) => value === undefined || ownColumns.has(name))

/** One page of the plans of all communities. */
export async function listPlans(query: PageQuery<PlanSort>): Promise<Page<Plan>> {
  const { sort, limit, offset, ...search } = query
  dependOn(cacheTags.plans, cacheTags.homes, cacheTags.communities, cacheTags.builderNames)
  const where = whereMatching(plansTable, await withHighestPrices(search))
  const byIndex = isByIndex(query, search)
  const statement = plans.statement({ where, sort, limit, offset, byIndex })
  return plans.toPage(await queryOne(plans.row, statement))
}

/** One page of the homes for sale in all communities. */
export async function listHomes(query: PageQuery<HomeSort>): Promise<Page<Home>> {
  const { sort, limit, offset, ...search } = query
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  const where = whereMatching(homesTable, await withHighestPrices(search))
  const byIndex = isByIndex(query, search)
  const statement = homes.statement({ where, sort, limit, offset, byIndex })
  return homes.toPage(await queryOne(homes.row, statement))
}

const byIds = (ids: readonly number[]) =>
  sql`${published} and ${inPublishedCommunity} and t.id in ${ids}`

/** The plans among these ids that visitors see. */
export async function plansByIds(ids: readonly number[]): Promise<Plan[]> {
  if (ids.length === 0) return []
  dependOn(cacheTags.plans, cacheTags.homes, cacheTags.communities, cacheTags.builderNames)
  const statement = plans.statement({ where: byIds(ids), sort: 'price' })
  return plans.toPage(await queryOne(plans.row, statement)).items
}

/** The homes among these ids that visitors see, also those that were sold lately. */
export async function homesByIds(ids: readonly number[]): Promise<Home[]> {
  if (ids.length === 0) return []
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  const now = new Date()
  const statement = homes.statement({ where: byIds(ids), sort: 'price' })
  const { items } = homes.toPage(await queryOne(homes.row, statement))
  return items.filter(({ soldAt }) => {
    const seconds = secondsUntilGone(soldAt, now)
    if (seconds) expireWithin(seconds)
    return seconds !== 0
  })
}
