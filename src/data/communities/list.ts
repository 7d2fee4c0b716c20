import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { ListedCommunity } from '@/contract/communities/community'
import { type CommunityQuery, toFilter } from '@/contract/communities/community-query'
import { isoDate } from '@/database/iso-date'
import {
  type AmenityMatch,
  type CommunityFilter,
  type CommunitySort,
  newSince,
} from '@/domain/communities/community-filter'
import { isLate, lateBefore, secondsUntilNextLevel } from '@/domain/communities/freshness'
import { communityStatuses } from '@/domain/enums'
import { soughtText } from '@/domain/text/comparable'
import { expireWithin } from '../cache/depend-on'
import { pictureJson } from '../media/mapper'
import { lastChange, recentlyChanged, storedChange, toPriceChange } from '../prices/history'
import { allOf, anyContains, exactOrder, isInArea, lower, textOrder } from '../sql/expressions'
import { type Page, selectFrom } from '../sql/page-of-list'
import { communityRow, linkFields, summaryFields, toSummary } from './mapper'

/** More communities than a guide has; a list without a limit has up to 10,000. */
const EVERY = 1_000_000

const published = sql`t._status = 'published'`
/** The status and the text that `toSummary` reads where none is stored. */
const emptyStatus = communityStatuses[0].value
const text = (column: SQL) => sql`coalesce(${column}, '')`
const firstPublished = sql`coalesce(t.first_published_at, t.created_at)`

/** The builders `b` of the community `t` that visitors see. */
export const publishedBuilders = sql`from communities_rels r join builders b on b.id = r.builders_id
  where r.parent_id = t.id and r.path = 'builders' and b._status = 'published'`

/** `filterCommunities` of src/domain/communities/community-filter.ts in SQL. */
function conditions(filter: CommunityFilter, now: Date): SQL {
  const city = (filter.city ?? 'all').toLowerCase().trim()
  const district = (filter.district ?? 'all').toLowerCase().trim()
  const { amenities = [], builder, featured, price, priceChange, area } = filter
  return allOf(
    published,
    anyContains([sql`t.name`, text(sql`t.city`)], soughtText(filter.q ?? '')),
    city === 'all' || city === '' ? undefined : sql`${lower(sql`t.city`)} = ${city}`,
    price?.min == null ? undefined : sql`t.start_price >= ${price.min}`,
    price?.max == null ? undefined : sql`t.start_price <= ${price.max}`,
    amenitiesCondition(amenities, filter.amenityMatch),
    !builder || builder === 'all'
      ? undefined
      : sql`exists (select ${publishedBuilders} and b.slug = ${builder})`,
    district === 'all' || district === ''
      ? undefined
      : sql`${lower(sql`t.school_district`)} = ${district}`,
    statusCondition(filter.status, now),
    priceChange &&
      sql`t.id in ${recentlyChanged('community', priceChange, now)}
        and t.status is distinct from 'sold_out'`,
    featured === undefined ? undefined : sql`coalesce(t.is_featured, false) = ${featured}`,
    area && isInArea(sql`t`, area),
  )
}

function amenitiesCondition(
  amenities: readonly string[],
  match: AmenityMatch | undefined,
): SQL | undefined {
  if (amenities.length === 0) return undefined
  const found = sql`from communities_texts a where a.parent_id = t.id
    and a.path = 'amenities' and a.text in (${list(amenities)})`
  return match === 'all'
    ? sql`(select count(distinct a.text) ${found}) = ${new Set(amenities).size}`
    : sql`exists (select ${found})`
}

function statusCondition(status: string | undefined, now: Date): SQL | undefined {
  if (!status || status === 'all') return undefined
  if (status === 'new') return sql`${firstPublished} >= ${newSince(now).toISOString()}`
  return sql`coalesce(t.status::text, ${emptyStatus}) = ${status}`
}

function list(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

const byName = sql`${textOrder(sql`t.name`)}, ${exactOrder(sql`t.slug`)}`

/** `sortCommunities` of src/domain/communities/community-filter.ts in SQL. */
const orders: Record<CommunitySort, SQL> = {
  name: byName,
  price: sql`coalesce(t.start_price, 0), ${byName}`,
  city: sql`${textOrder(text(sql`t.city`))}, ${byName}`,
  location: sql`${textOrder(text(sql`t.location`))}, ${byName}`,
}

/** The values of a list of texts. */
const texts = (path: string) => sql`(select json_agg(x.text order by x."order")
  from communities_texts x where x.parent_id = t.id and x.path = ${path})`

const item = sql`json_build_object(${summaryFields.json()},
  'id', t.id, 'latitude', t.latitude, 'longitude', t.longitude,
  'createdAt', ${isoDate(firstPublished)},
  'priceChange', ${lastChange('community')},
  'verifiedAt', ${isoDate(sql`t.verified_at`)},
  'amenities', ${texts('amenities')},
  'homeTypes', ${texts('homeTypes')},
  'images', (select json_agg(${pictureJson} order by r."order")
    from communities_rels r join media m on m.id = r.media_id
    where r.parent_id = t.id and r.path = 'images'),
  'builders', (select json_agg(json_build_object('id', b.id, ${linkFields.json('b')}) order by r."order")
    ${publishedBuilders}))`

const listedRow = z.extend(communityRow, {
  priceChange: storedChange,
  verifiedAt: z.nullable(z.string()),
})

/** Lists say what became of a price, and whether it should be confirmed. Both depend on the time. */
function toListed({
  priceChange,
  verifiedAt,
  ...row
}: z.output<typeof listedRow>): ListedCommunity {
  const now = new Date()
  const seconds = secondsUntilNextLevel(verifiedAt, now)
  if (seconds !== null) expireWithin(seconds)
  const isSoldOut = row.status === 'sold_out'
  return {
    ...toSummary(row),
    priceChange: isSoldOut ? null : toPriceChange(priceChange, now),
    confirmsPrice: !isSoldOut && row.startPrice !== null && isLate(verifiedAt, now),
  }
}

const select = selectFrom({
  tags: [cacheTags.communities, cacheTags.builderNames],
  table: sql`communities`,
  orders,
  item,
  row: listedRow,
  toItem: toListed,
})

/** One page of the filtered and sorted published communities. */
export function listCommunities(
  query: CommunityQuery,
  now = new Date(),
): Promise<Page<ListedCommunity>> {
  const { sort, limit, offset } = query
  return select({ where: conditions(toFilter(query), now), sort, limit, offset })
}

/** The first `limit` published communities of a filtered and sorted list. */
export function firstCommunities(
  filter: CommunityFilter,
  sort: CommunitySort,
  limit: number,
): Promise<Page<ListedCommunity>> {
  return select({ where: conditions(filter, new Date()), sort, limit, offset: 0 })
}

/** All published communities, by name. */
export async function everyCommunity(): Promise<ListedCommunity[]> {
  return (await select({ where: published, sort: 'name', limit: EVERY })).items
}

/** The published featured communities, by name. */
export async function featuredCommunities(): Promise<ListedCommunity[]> {
  return (await select({ where: sql`${published} and t.is_featured`, sort: 'name' })).items
}

/**
 * The featured communities that the site presents, by name: not those whose verification is long
 * overdue (docs/product/verification.md, Verification). One that was never verified counts from its
 * publication.
 */
export async function presentedCommunities(now = new Date()): Promise<ListedCommunity[]> {
  const where = sql`${published} and t.is_featured
    and coalesce(t.verified_at, ${firstPublished}) > ${lateBefore(now).toISOString()}`
  const { items } = await select({ where, sort: 'name' })
  for (const { createdAt } of items) {
    const seconds = secondsUntilNextLevel(createdAt, now)
    if (seconds !== null) expireWithin(seconds)
  }
  return items
}

/** The published communities of a builder, by name. */
export async function communitiesOfBuilder(builderId: number): Promise<ListedCommunity[]> {
  const where = sql`${published} and exists (select from communities_rels r
    where r.parent_id = t.id and r.path = 'builders' and r.builders_id = ${builderId})`
  return (await select({ where, sort: 'name' })).items
}

/**
 * The available communities that are most like another one: in its city, else in its county, else
 * anywhere, and of those the ones with the closest starting price.
 */
export async function similarCommunities(id: string, limit: number): Promise<ListedCommunity[]> {
  const like = (column: SQL) =>
    sql`(select ${column} from communities o where o.id = ${Number(id)})`
  const where = sql`${published} and ${statusCondition('available', new Date())}
    and t.id <> ${Number(id)}`
  const sort = sql`t.city is not distinct from ${like(sql`o.city`)} desc,
    t.county is not distinct from ${like(sql`o.county`)} desc,
    abs(t.start_price - ${like(sql`o.start_price`)}) nulls last, ${byName}`
  return (await select({ where, sort, limit })).items
}

/** The published communities among these ids, by name. */
export async function communitiesByIds(ids: readonly string[]): Promise<ListedCommunity[]> {
  if (ids.length === 0) return []
  const where = sql`${published} and t.id in ${ids.map(Number)}`
  return (await select({ where, sort: 'name' })).items
}
