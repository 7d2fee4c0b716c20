import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import { homeStages } from '@/domain/enums'
import { secondsUntilGone } from '@/domain/homes/sold'
import { dependOn, expireWithin } from '../cache/depend-on'
import { pictureJson } from '../media/mapper'
import { exactOrder, isoDate, isStorable, textOrder } from '../sql/expressions'
import { selectFrom } from '../sql/page-of-list'
import { queryPool } from '../sql/query-pool'
import { homeFields, homeRow, linkFields, planFields, planRow, toHome, toPlan } from './mapper'

const published = sql`t._status = 'published'`

/** The builder of `t` that visitors see. */
const builder = sql`(select json_build_object('id', b.id, ${linkFields.json('b')})
  from builders b where b.id = t.builder_id and b._status = 'published')`

/** The pictures of a document in one of its fields. */
const picturesIn = (table: SQL, document: SQL, path: string) =>
  sql`(select json_agg(${pictureJson} order by r."order")
    from ${table} r join media m on m.id = r.media_id
    where r.parent_id = ${document} and r.path = ${path})`

const plans = selectFrom({
  tags: [],
  table: sql`floor_plans`,
  orders: {
    price: sql`t.base_price nulls last, ${textOrder(sql`t.name`)}, ${exactOrder(sql`t.slug`)}`,
  },
  item: sql`json_build_object('id', t.id, ${planFields.json()}, 'builder', ${builder},
    'elevations', ${picturesIn(sql`floor_plans_rels`, sql`t.id`, 'elevations')},
    'drawings', ${picturesIn(sql`floor_plans_rels`, sql`t.id`, 'drawings')},
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
  table: sql`homes`,
  orders: {
    moveIn: sql`array_position(array[${stages}], t.stage::text) desc, t.move_in nulls last,
      t.price nulls last, ${exactOrder(sql`t.slug`)}`,
  },
  item: sql`json_build_object('id', t.id, ${homeFields.json()}, 'builder', ${builder},
    'plan', (select json_build_object('id', p.id, ${linkFields.json('p')})
      from floor_plans p where p.id = t.plan_id and p._status = 'published'),
    'moveIn', to_char(t.move_in at time zone 'America/Chicago', 'YYYY-MM-DD'),
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
  return (await homes({ where, sort: 'moveIn' })).items
}

/** One published home of a community, also a sold one, or `null`. */
export async function homeOf(community: number, slug: string): Promise<Home | null> {
  dependOn(cacheTags.homesOf(community), cacheTags.plansOf(community), cacheTags.builders)
  if (!isStorable(slug)) return null
  const where = sql`${published} and t.community_id = ${community} and t.slug = ${slug}`
  const [home] = (await homes({ where, sort: 'moveIn', limit: 1 })).items
  const seconds = secondsUntilGone(home?.soldAt ?? null, new Date())
  if (seconds) expireWithin(seconds)
  return home ?? null
}
