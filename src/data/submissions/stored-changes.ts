import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import { storage } from '@/jobs/read-submission/storage'
import type { BuilderNumber } from './builder-numbers'
import { dayPrice } from './listing-rows'
import type { Written } from './write-listings'
import { batches } from './write-rows'

/**
 * Stores what applying replaced, and how each listing was left: `updated_at` of its row, and its
 * newest version. A later change of either is a change by someone else.
 */
export async function storeChanges(
  req: PayloadRequest,
  submission: number,
  written: readonly Written[],
  numbers: readonly BuilderNumber[],
): Promise<void> {
  const connection = await sessionOf(req)
  for (const kind of listingKinds) {
    const { table, versions } = storage[kind]
    const own = written.filter((one) => one.kind === kind)
    for (const batch of batches(own)) {
      const rows = batch.map(({ id, name, isNew, before, versions: added }) => ({
        id,
        name,
        is_new: isNew,
        before,
        versions: added,
      }))
      await runStatement(
        connection,
        sql`insert into submission_changes
            (submission_id, kind, listing_id, name, is_new, before, after)
          select ${submission}, ${kind}, c.id, c.name, c.is_new, c.before, jsonb_build_object(
            'versions', c.versions, 'updatedAt', t.updated_at, 'latest', v.id,
            'latestUpdatedAt', v.updated_at)
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            c(id int, name text, is_new boolean, before jsonb, versions jsonb)
          join ${sql.identifier(table)} t on t.id = c.id
          join ${sql.identifier(versions)} v on v.parent_id = t.id and v.latest`,
      )
    }
  }
  await runStatement(
    connection,
    sql`insert into submission_changes
        (submission_id, kind, listing_id, name, is_new, before, after)
      select ${submission}, 'number', n.community, '', false,
        jsonb_build_object('number', n.number), '{}'
      from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) n(community int, number text)`,
  )
}

const rowJson = z.record(z.string(), z.unknown())

const changeRow = z.object({
  id: z.int(),
  name: z.string(),
  isNew: z.boolean(),
  before: z.object({
    row: z.nullable(rowJson),
    texts: z.array(z.object({ path: z.string(), texts: z.array(z.string()) })),
    /** Absent in those of earlier versions of the guide. */
    prices: z._default(z.array(dayPrice), []),
    latest: z.nullable(z.int()),
    latestTimes: z.nullable(rowJson),
  }),
  versions: z.array(z.int()),
  /** Whether the listing was deleted since; `null` if not. */
  isGone: z.boolean(),
  isEdited: z.boolean(),
  slug: z.nullable(z.string()),
  communityId: z.nullable(z.int()),
  isPublished: z.boolean(),
})

/** What a submission did to a listing, and whether that is still its newest change. */
export type StoredChange = z.infer<typeof changeRow> & { readonly kind: ListingKind }

/** What a submission changed of a kind of listings. */
export async function readChanges(
  req: PayloadRequest,
  submission: number,
  kind: ListingKind,
): Promise<StoredChange[]> {
  const { table, versions } = storage[kind]
  const rows = await queryRows(
    await sessionOf(req),
    changeRow,
    sql`select c.listing_id as id, c.name, c.is_new as "isNew", c.before,
        c.after->'versions' as versions, t.id is null or t.deleted_at is not null as "isGone",
        coalesce(t.updated_at is distinct from (c.after->>'updatedAt')::timestamptz
          or v.id is distinct from (c.after->>'latest')::int
          or v.updated_at is distinct from (c.after->>'latestUpdatedAt')::timestamptz, true)
          as "isEdited",
        t.slug, ${kind === 'community' ? sql`null::int` : sql`t.community_id`} as "communityId",
        coalesce(t._status = 'published', false) as "isPublished"
      from submission_changes c
      left join ${sql.identifier(table)} t on t.id = c.listing_id
      left join ${sql.identifier(versions)} v on v.parent_id = t.id and v.latest
      where c.submission_id = ${submission} and c.kind = ${kind} order by c.listing_id`,
  )
  return rows.map((row) => ({ ...row, kind }))
}

const numberRow = z.object({ community: z.int(), number: z.nullable(z.string()) })

/** The numbers of communities that a submission replaced. */
export async function replacedNumbers(
  req: PayloadRequest,
  submission: number,
): Promise<BuilderNumber[]> {
  return queryRows(
    await sessionOf(req),
    numberRow,
    sql`select listing_id as community, before->>'number' as number
      from submission_changes where submission_id = ${submission} and kind = 'number'`,
  )
}
