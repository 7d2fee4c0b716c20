import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { fieldId, fieldValue } from '@/contract/submissions/record'
import { getValues, offerPartKinds, temporaryBuydowns } from '@/domain/enums'
import { type ListingKind, listingKinds, submissionFields } from '@/domain/submissions/fields'
import type { Listing } from '@/domain/submissions/listing'
import { type Connection, queryRows } from '../sql/query'
import { fieldStorage, storage } from './storage'

const offerPart = z.object({
  kind: z.nullable(z.enum(getValues(offerPartKinds))),
  amount: z.nullable(z.number()),
  rate: z.nullable(z.number()),
  buydown: z.nullable(z.enum(getValues(temporaryBuydowns))),
  builderLender: z.nullable(z.boolean()),
})

const listingOffer = z.object({
  id: z.string(),
  isOwn: z.boolean(),
  text: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  lenderRate: z.nullable(z.number()),
  parts: z.array(offerPart),
})

/** `Listing` of the domain. */
export const listingRow = z.object({
  kind: z.enum(listingKinds),
  id: z.int(),
  slug: z.string(),
  number: z.nullable(z.string()),
  name: z.string(),
  city: z.nullable(z.string()),
  isOwn: z.boolean(),
  communityId: z.nullable(z.int()),
  planId: z.nullable(z.int()),
  isPublished: z.boolean(),
  values: z.partialRecord(fieldId, z.nullable(fieldValue)),
  offers: z.optional(z.array(listingOffer)),
})

/** Payload stores a chosen day as noon UTC, which is the same day in San Antonio. */
const day = (column: SQL) => sql`to_char(${column} at time zone 'America/Chicago', 'YYYY-MM-DD')`

/** Which version of listings is read: the newest one, or what buyers see. */
type Version = 'newest' | 'published'

/** A column of that version of a listing `t`. */
const getColumn = (version: Version) => (name: string) =>
  version === 'newest'
    ? sql`v.${sql.identifier(`version_${name}`)}`
    : sql`t.${sql.identifier(name)}`

/** Joins the newest version, as `v`. */
const joinVersion = (version: Version, kind: ListingKind) =>
  version === 'newest'
    ? sql`join ${sql.identifier(storage[kind].versions)} v on v.parent_id = t.id and v.latest`
    : sql``

const isShown = (version: Version) =>
  version === 'newest' ? sql`t.deleted_at is null` : sql`t._status = 'published'`

/** The tables of lists and relations of that version. */
const getParts = (version: Version, kind: ListingKind) =>
  version === 'newest'
    ? { table: storage[kind].versions, id: sql`v.id`, prefix: 'version.' }
    : { table: storage[kind].table, id: sql`t.id`, prefix: '' }

/** The stored values of the fields of a kind. */
function selectValues(kind: ListingKind, builder: SQL, version: Version): SQL {
  const column = getColumn(version)
  const parts = getParts(version, kind)
  const pairs = submissionFields
    .filter((field) => field.kind === kind)
    .flatMap(({ id }) => {
      const stored = fieldStorage(id)
      if (stored.as === 'offer') return []
      const key = sql.raw(`'${id}'`)
      if (stored.as === 'builder-number') return sql`${key}, ${builder}`
      if (stored.as === 'texts') {
        return sql`${key}, (select json_agg(x.text order by x."order")
          from ${sql.identifier(`${parts.table}_texts`)} x
          where x.parent_id = ${parts.id} and x.path = ${`${parts.prefix}${stored.field}`})`
      }
      const own = column(stored.column)
      return sql`${key}, ${stored.isDay ? day(own) : own}`
    })
  // A function has at most 100 arguments.
  const half = Math.ceil(pairs.length / 2)
  const object = (part: readonly SQL[]) => sql`jsonb_build_object(${sql.join([...part], sql`, `)})`
  return sql`${object(pairs.slice(0, half))} || ${object(pairs.slice(half))}`
}

/** The incentives of a community. The row that a submission of the builder wrote last is its own. */
function selectOffers(builder: number, version: Version): SQL {
  const { table, id } = getParts(version, 'community')
  const incentives = version === 'newest' ? `${table}_version_incentives` : `${table}_incentives`
  const row = version === 'newest' ? sql`i._uuid` : sql`i.id`
  return sql`(select coalesce(json_agg(json_build_object('id', ${row},
      'isOwn', ${row} is not distinct from own.offer, 'text', i.text, 'terms', i.terms,
      'startsOn', ${day(sql`i.starts_on`)}, 'endsOn', ${day(sql`i.ends_on`)},
      'lenderRate', i.lender_rate, 'parts', (
        select coalesce(json_agg(json_build_object('kind', x.kind, 'amount', x.amount,
          'rate', x.rate, 'buydown', x.buydown, 'builderLender', x.builder_lender)
          order by x._order), '[]')
        from ${sql.identifier(`${incentives}_parts`)} x where x._parent_id = i.id))
      order by i._order), '[]')
    from ${sql.identifier(incentives)} i
    left join lateral (select c.after->>'offer' as offer from submission_changes c
      join submissions s on s.id = c.submission_id and s.builder_id = ${builder}
      where c.kind = 'community' and c.listing_id = t.id and c.after ? 'offer'
      order by c.submission_id desc limit 1) own on true
    where i._parent_id = ${id} and ${row} is not null)`
}

type Select = (builder: number, where: SQL, version?: Version) => SQL

const selectCommunities: Select = (builder, where, version = 'newest') => {
  const column = getColumn(version)
  const { table, id, prefix } = getParts(version, 'community')
  const number = sql`(select n.number from builder_numbers n
    where n.builder_id = ${builder} and n.community_id = t.id)`
  return sql`select 'community' as kind, t.id, coalesce(${column('slug')}, '') as slug,
      ${number} as number, coalesce(${column('name')}, '') as name, ${column('city')} as city,
      exists (select from ${sql.identifier(`${table}_rels`)} r
        where r.parent_id = ${id} and r.path = ${`${prefix}builders`}
          and r.builders_id = ${builder}) as "isOwn",
      null::int as "communityId", null::int as "planId",
      coalesce(t._status = 'published', false) as "isPublished",
      ${selectValues('community', number, version)} as values,
      ${selectOffers(builder, version)} as offers
    from communities t ${joinVersion(version, 'community')}
    where ${isShown(version)} and ${where}`
}

const selectInCommunity =
  (kind: 'plan' | 'home'): Select =>
  (builder, where, version = 'newest') => {
    const column = getColumn(version)
    const number = kind === 'plan' ? 'plan_number' : 'builder_number'
    return sql`select ${kind} as kind, t.id, coalesce(${column('slug')}, '') as slug,
      ${column(number)} as number, coalesce(${column(storage[kind].name)}, '') as name, c.city,
      coalesce(${column('builder_id')} = ${builder}, false) as "isOwn",
      ${column('community_id')} as "communityId",
      ${kind === 'plan' ? sql`null::int` : column('plan_id')} as "planId",
      coalesce(t._status = 'published', false) as "isPublished",
      ${selectValues(kind, sql`null`, version)} as values
    from ${sql.identifier(storage[kind].table)} t ${joinVersion(version, kind)}
    left join communities c on c.id = ${column('community_id')}
    where ${isShown(version)} and ${where}`
  }

const selects: Readonly<Record<ListingKind, Select>> = {
  community: selectCommunities,
  plan: selectInCommunity('plan'),
  home: selectInCommunity('home'),
}

/**
 * The listings that a builder's submission is compared with: his plans and homes, and all
 * communities, because a row may name one that does not list him yet.
 */
export async function readListings(connection: Connection, builder: number): Promise<Listing[]> {
  const own = sql`v.version_builder_id = ${builder}`
  const found = [
    await queryRows(connection, listingRow, selects.community(builder, sql`true`)),
    await queryRows(connection, listingRow, selects.plan(builder, own)),
    await queryRows(connection, listingRow, selects.home(builder, own)),
  ]
  return found.flat()
}

/** The listings of a builder as buyers see them. */
export async function readPublishedListings(
  connection: Connection,
  builder: number,
): Promise<Listing[]> {
  const own = sql`t.builder_id = ${builder}`
  const builds = sql`exists (select from communities_rels r where r.parent_id = t.id
    and r.path = 'builders' and r.builders_id = ${builder})`
  const found = [
    await queryRows(connection, listingRow, selects.community(builder, builds, 'published')),
    await queryRows(connection, listingRow, selects.plan(builder, own, 'published')),
    await queryRows(connection, listingRow, selects.home(builder, own, 'published')),
  ]
  return found.flat()
}

/** The newest versions of some listings, whichever builder sells them. */
export async function readListingsById(
  connection: Connection,
  builder: number,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Listing[]> {
  if (ids.length === 0) return []
  const where = sql`t.id = any(${sql.param([...ids])}::int[])`
  return queryRows(connection, listingRow, selects[kind](builder, where))
}
