import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { fieldId, fieldValue } from '@/contract/submissions/record'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import {
  type EditedList,
  type ListingKind,
  listingKinds,
  submissionFields,
} from '@/domain/submissions/fields'
import type { Listing } from '@/domain/submissions/listing'
import type { ReadingOptions } from '@/domain/submissions/read-value'
import { siteDay } from '@/lib/site-date'
import { fieldStorage, listTables, storage } from './storage'

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
})

/** Payload stores a chosen day as noon UTC, which is the same day in San Antonio. */
const day = (column: SQL) =>
  sql`to_char(${column} at time zone 'America/Chicago', 'YYYY-MM-DD')`

/** The stored values of the fields of a kind, from the version `v` of a listing `t`. */
function valuesOf(kind: ListingKind, builder: SQL): SQL {
  const pairs = submissionFields
    .filter((field) => field.kind === kind)
    .map(({ id }) => {
      const stored = fieldStorage(id)
      const key = sql.raw(`'${id}'`)
      switch (stored.as) {
        case 'builder-number':
          return sql`${key}, ${builder}`
        case 'texts':
          return sql`${key}, (select json_agg(x.text order by x."order")
            from ${sql.identifier(`${storage[kind].versions}_texts`)} x
            where x.parent_id = v.id and x.path = ${`version.${stored.field}`})`
        case 'column': {
          const column = sql`v.${sql.identifier(`version_${stored.column}`)}`
          return sql`${key}, ${stored.isDay ? day(column) : column}`
        }
      }
    })
  // A function has at most 100 arguments.
  const half = Math.ceil(pairs.length / 2)
  const object = (part: readonly SQL[]) => sql`jsonb_build_object(${sql.join([...part], sql`, `)})`
  return sql`${object(pairs.slice(0, half))} || ${object(pairs.slice(half))}`
}

function communities(builder: number, where: SQL): SQL {
  const number = sql`(select n.number from builder_numbers n
    where n.builder_id = ${builder} and n.community_id = t.id)`
  return sql`select 'community' as kind, t.id, coalesce(v.version_slug, '') as slug,
      ${number} as number, coalesce(v.version_name, '') as name, v.version_city as city,
      exists (select from _communities_v_rels r
        where r.parent_id = v.id and r.path = 'version.builders' and r.builders_id = ${builder})
        as "isOwn",
      null::int as "communityId", null::int as "planId",
      coalesce(t._status = 'published', false) as "isPublished",
      ${valuesOf('community', number)} as values
    from communities t join _communities_v v on v.parent_id = t.id and v.latest
    where t.deleted_at is null and ${where}`
}

function plans(builder: number, where: SQL): SQL {
  return sql`select 'plan' as kind, t.id, coalesce(v.version_slug, '') as slug,
      v.version_plan_number as number, coalesce(v.version_name, '') as name, c.city,
      coalesce(v.version_builder_id = ${builder}, false) as "isOwn",
      v.version_community_id as "communityId", null::int as "planId",
      coalesce(t._status = 'published', false) as "isPublished",
      ${valuesOf('plan', sql`null`)} as values
    from floor_plans t join _floor_plans_v v on v.parent_id = t.id and v.latest
    left join communities c on c.id = v.version_community_id
    where t.deleted_at is null and ${where}`
}

function homes(builder: number, where: SQL): SQL {
  return sql`select 'home' as kind, t.id, coalesce(v.version_slug, '') as slug,
      v.version_builder_number as number, coalesce(v.version_address, '') as name, c.city,
      coalesce(v.version_builder_id = ${builder}, false) as "isOwn",
      v.version_community_id as "communityId", v.version_plan_id as "planId",
      coalesce(t._status = 'published', false) as "isPublished",
      ${valuesOf('home', sql`null`)} as values
    from homes t join _homes_v v on v.parent_id = t.id and v.latest
    left join communities c on c.id = v.version_community_id
    where t.deleted_at is null and ${where}`
}

/**
 * The listings that a builder's submission is compared with: his plans and homes, and all
 * communities, because a row may name one that does not list him yet.
 */
export async function loadListings(req: PayloadRequest, builder: number): Promise<Listing[]> {
  const connection = await sessionOf(req)
  const own = sql`v.version_builder_id = ${builder}`
  const found = [
    await queryRows(connection, listingRow, communities(builder, sql`true`)),
    await queryRows(connection, listingRow, plans(builder, own)),
    await queryRows(connection, listingRow, homes(builder, own)),
  ]
  return found.flat()
}

/** The same for some listings, whichever builder sells them. */
export async function loadListingsById(
  req: PayloadRequest,
  builder: number,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Listing[]> {
  if (ids.length === 0) return []
  const select = { community: communities, plan: plans, home: homes }[kind]
  const where = sql`t.id = any(${sql.param([...ids])}::int[])`
  return queryRows(await sessionOf(req), listingRow, select(builder, where))
}

const option = z.object({ value: z.string(), label: z.string() })

async function optionsOf(req: PayloadRequest, list: EditedList) {
  const { table, value, label } = listTables[list]
  return queryRows(
    await sessionOf(req),
    option,
    sql`select ${sql.identifier(value)} as value, ${sql.identifier(label)} as label
      from ${sql.identifier(table)} where ${sql.identifier(value)} is not null order by 2`,
  )
}

/** What values depend on today. */
export async function readingOptions(
  req: PayloadRequest,
  now = new Date(),
): Promise<ReadingOptions> {
  return {
    today: siteDay(now),
    lists: {
      amenities: await optionsOf(req, 'amenities'),
      homeTypes: await optionsOf(req, 'homeTypes'),
      cities: await optionsOf(req, 'cities'),
      districts: await optionsOf(req, 'districts'),
    },
  }
}
