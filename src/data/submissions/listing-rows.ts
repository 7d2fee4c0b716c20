import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import type { FieldId, ListingKind } from '@/domain/submissions/fields'
import type { FieldValues } from '@/domain/submissions/plan-changes'
import { fieldStorage, storage } from '@/jobs/read-submission/storage'
import { isoDate } from '../sql/expressions'
import type { Staff } from '../staff/queries'
import type { Columns, TextList } from './write-rows'

/** Locks listings until the commit, so that what is compared stays. Later saves wait. */
export async function lockListings(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
): Promise<void> {
  await runStatement(
    connection,
    sql`select from ${sql.identifier(storage[kind].table)}
      where id = any(${sql.param([...ids])}::int[]) order by id for no key update`,
  )
}

const holderRow = z.object({ id: z.int(), name: z.string() })

/**
 * Other users who are editing listings, by the id of the listing. Payload's document locks last five
 * minutes and are renewed while the user types.
 */
export async function lockHolders(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
  user: Pick<Staff, 'id'>,
): Promise<Map<number, string>> {
  const column = sql.identifier(`${storage[kind].table}_id`)
  const rows = await queryRows(
    connection,
    holderRow,
    sql`select d.${column} as id, u.name from payload_locked_documents l
      join payload_locked_documents_rels d on d.parent_id = l.id
      join payload_locked_documents_rels o on o.parent_id = l.id and o.path = 'user'
      join users u on u.id = o.users_id
      where l.updated_at > now() - interval '5 minutes' and o.users_id <> ${user.id}
        and d.${column} = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const rowJson = z.record(z.string(), z.unknown())

/** A price that was published today, and who set it. */
export const dayPrice = z.object({
  field: z.string(),
  day: z.string(),
  price: z.nullable(z.number()),
  source: z.string(),
})

/** The column of a kind of listings in tables that refer to all three. */
export const referenceTo = (kind: ListingKind): SQL => sql`${sql.identifier(`${kind}_id`)}`

const stateRow = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  communityId: z.nullable(z.int()),
  isPublished: z.boolean(),
  /** The main row. */
  row: rowJson,
  texts: z.array(z.object({ path: z.string(), texts: z.array(z.string()) })),
  /** Its entries of today in the price history. Later days do not change those of earlier ones. */
  prices: z.array(dayPrice),
  latest: z.int(),
  isDraftLatest: z.boolean(),
  /** Columns of the newest version that change when a community is only verified. */
  latestTimes: rowJson,
  /** The newest version that was published. */
  published: z.nullable(z.int()),
  soldAt: z.nullable(z.string()),
})

/** A listing before it is written. */
export type ListingState = z.infer<typeof stateRow>

/** The listings with these ids, as they are stored. */
export async function listingStates(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, ListingState>> {
  if (ids.length === 0) return new Map()
  const { table, versions } = storage[kind]
  const isCommunity = kind === 'community'
  const times = isCommunity
    ? sql`jsonb_build_object('version_verified_at', v.version_verified_at,
        'version_updated_at', v.version_updated_at, 'updated_at', v.updated_at)`
    : sql`'{}'::jsonb`
  const texts = isCommunity
    ? sql`coalesce((select json_agg(json_build_object('path', path, 'texts', texts)) from (
        select path, json_agg(text order by "order") as texts from communities_texts
        where parent_id = t.id group by path) x), '[]')`
    : sql`'[]'::json`
  const rows = await queryRows(
    connection,
    stateRow,
    sql`select t.id, t.slug, ${isCommunity ? sql`null::int` : sql`t.community_id`} as "communityId",
        coalesce(t._status = 'published', false) as "isPublished", to_jsonb(t) as row,
        ${texts} as texts, coalesce((select json_agg(json_build_object('field', p.field,
            'day', p.day, 'price', p.price, 'source', p.source)) from price_changes p
          where p.${referenceTo(kind)} = t.id
            and p.day = (now() at time zone 'America/Chicago')::date), '[]') as prices,
        v.id as latest,
        coalesce(v.version__status = 'draft', true) as "isDraftLatest", ${times} as "latestTimes",
        ${kind === 'home' ? isoDate(sql`v.version_sold_at`) : sql`null`} as "soldAt",
        (select max(p.id) from ${sql.identifier(versions)} p
          where p.parent_id = t.id and p.version__status = 'published') as published
      from ${sql.identifier(table)} t
      join ${sql.identifier(versions)} v on v.parent_id = t.id and v.latest
      where t.id = any(${sql.param([...ids])}::int[]) and t.deleted_at is null`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Payload stores a chosen day as noon UTC. */
const atNoon = (day: string) => `${day}T12:00:00.000Z`

/** The values of fields as columns. Lists of texts and builders' numbers have tables. */
export function columnsOf(values: FieldValues): Columns {
  const columns: Record<string, unknown> = {}
  for (const [id, value] of Object.entries(values)) {
    const stored = fieldStorage(id as FieldId)
    if (stored.as !== 'column') continue
    columns[stored.column] = stored.isDay && typeof value === 'string' ? atNoon(value) : value
  }
  return columns
}

/** The lists of texts among the values. `prefix` is that of versions, `version.`. */
export function textsOf(parent: number, values: FieldValues, prefix = ''): TextList[] {
  return Object.entries(values).flatMap(([id, value]) => {
    const stored = fieldStorage(id as FieldId)
    if (stored.as !== 'texts') return []
    const texts = Array.isArray(value) ? value.map(String) : []
    return [{ parent, path: `${prefix}${stored.field}`, texts }]
  })
}

/**
 * When a home was sold, as the hook of its collection sets it: a home that is for sale again has no
 * date.
 */
export function saleColumns(values: FieldValues, soldAt: string | null, now: Date): Columns {
  const status = values['home.status']
  if (status === undefined) return {}
  if (status !== 'sold') return { sold_at: null }
  const day = values['home.soldAt']
  if (typeof day === 'string') return { sold_at: atNoon(day) }
  return { sold_at: soldAt ?? now.toISOString() }
}

/** The same columns of a version. */
export const versionColumns = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [`version_${name}`, value]))
