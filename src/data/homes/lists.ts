import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { Home } from '@/contract/homes/home'
import type { HomeSort, PlanSort } from '@/contract/homes/home-query'
import type { Plan } from '@/contract/homes/plan'
import { homeStages } from '@/domain/enums'
import type { HomeSearch } from '@/domain/homes/home-search'
import { secondsUntilGone } from '@/domain/homes/sold'
import { dependOn, expireWithin } from '../cache/depend-on'
import { pictureJson } from '../media/mapper'
import { allOf, exactOrder, isoDate, isStorable, textOrder } from '../sql/expressions'
import { type Page, selectFrom } from '../sql/page-of-list'
import { queryPool } from '../sql/query-pool'
import { type BudgetSearch, withHighestPrices } from './budget'
import {
  homesTable,
  listed,
  moveInDay,
  plansTable,
  type SearchTable,
  searchConditions,
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

const plans = selectFrom({
  tags: [],
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
    'options', (select json_agg(json_build_object('text', o.text, 'price', o.price)
      order by o._order) from floor_plans_options o
      where o._parent_id = t.id and o.text is not null),
    'homes', (select count(*)::int from homes h where h.plan_id = t.id
      and h._status = 'published' and h.status <> 'sold'))`,
  row: planRow,
  toItem: toPlan,
})

const stages = sql.join(
  homeStages.map(({ value }) => sql`${value}::text`),
  sql`, `,
)

const homes = selectFrom({
  tags: [],
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

/** The published plans of a community, the lowest base price first. */
export async function plansOf(community: number): Promise<Plan[]> {
  dependOn(cacheTags.plansOf(community), cacheTags.homesOf(community), cacheTags.builders)
  const where = sql`${published} and t.community_id = ${community}`
  return (await plans({ where, sort: 'price' })).items
}

/** The homes of a community that are for sale, the furthest built first. */
export async function homesOf(community: number): Promise<Home[]> {
  dependOn(cacheTags.homesOf(community), cacheTags.plansOf(community), cacheTags.builders)
  const where = sql`${published} and t.community_id = ${community} and t.status <> 'sold'`
  return (await homes({ where, sort: 'move-in' })).items
}

/** One published home of a community, also a sold one, or `null`. */
export async function homeOf(community: number, slug: string): Promise<Home | null> {
  dependOn(cacheTags.homesOf(community), cacheTags.plansOf(community), cacheTags.builders)
  if (!isStorable(slug)) return null
  const where = sql`${published} and t.community_id = ${community} and t.slug = ${slug}`
  const [home] = (await homes({ where, sort: 'move-in', limit: 1 })).items
  const seconds = secondsUntilGone(home?.soldAt ?? null, new Date())
  if (seconds) expireWithin(seconds)
  return home ?? null
}

const matching = (table: SearchTable, search: HomeSearch) =>
  allOf(listed(table), ...searchConditions(table, search).values())

interface PageOf<Sort> extends BudgetSearch {
  readonly sort: Sort
  readonly limit: number
  readonly offset: number
}

/** One page of the plans of all communities. */
export async function listPlans(query: PageOf<PlanSort>): Promise<Page<Plan>> {
  const { sort, limit, offset, ...search } = query
  dependOn(cacheTags.plans, cacheTags.homes, cacheTags.communities, cacheTags.builders)
  const where = matching(plansTable, await withHighestPrices(search))
  return plans({ where, sort, limit, offset })
}

/** One page of the homes for sale in all communities. */
export async function listHomes(query: PageOf<HomeSort>): Promise<Page<Home>> {
  const { sort, limit, offset, ...search } = query
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builders)
  const where = matching(homesTable, await withHighestPrices(search))
  return homes({ where, sort, limit, offset })
}
