import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import type { Replaced } from '../../listings/save-listing'
import { storage } from '../storage'
import type { BuilderNumber } from './builder-numbers'
import { type DayPrice, dayPrice } from './price-sources'

/** A listing that applying wrote. */
export interface Written {
  readonly kind: ListingKind
  readonly id: number
  readonly name: string
  readonly isNew: boolean
  /** `null` for a new listing, and if nothing changed. */
  readonly replaced: Replaced | null
  /** Its prices of that day before. */
  readonly prices: readonly DayPrice[]
}

/** Rows of one statement, so that each takes well under the statement timeout. */
const BATCH = 500

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
  const changed = written.filter(({ isNew, replaced }) => isNew || replaced !== null)
  for (const kind of listingKinds) {
    const { table, versions, name: title } = storage[kind]
    const own = changed.filter((one) => one.kind === kind)
    for (let start = 0; start < own.length; start += BATCH) {
      const rows = own.slice(start, start + BATCH).map(({ id, name, isNew, replaced, prices }) => ({
        id,
        name,
        is_new: isNew,
        before: replaced && { ...replaced, prices },
      }))
      await runStatement(
        connection,
        sql`insert into submission_changes
            (submission_id, kind, listing_id, name, is_new, before, after)
          select ${submission}, ${kind}, c.id,
            coalesce(nullif(c.name, ''), t.${sql.identifier(title)}, ''), c.is_new,
            coalesce(c.before, 'null'), jsonb_build_object('updatedAt', t.updated_at,
            'latest', v.id, 'latestUpdatedAt', v.updated_at)
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            c(id int, name text, is_new boolean, before jsonb)
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

const fields = z.record(z.string(), z.unknown())

const changeRow = z.object({
  id: z.int(),
  name: z.string(),
  isNew: z.boolean(),
  /** `null` for a new listing. */
  before: z.nullable(
    z.object({
      isPublished: z.boolean(),
      newest: fields,
      published: z.nullable(fields),
      prices: z.array(dayPrice),
    }),
  ),
  /** Whether an earlier version of the guide stored it, with rows of tables. */
  isOld: z.boolean(),
  /** Whether the listing was deleted since. */
  isGone: z.boolean(),
  /** Whether someone changed it since. */
  isEdited: z.boolean(),
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
    sql`select c.listing_id as id, c.name, c.is_new as "isNew",
        case when c.before ? 'row' then null else c.before end as before,
        c.before ? 'row' as "isOld",
        t.id is null or t.deleted_at is not null as "isGone",
        coalesce(t.updated_at is distinct from (c.after->>'updatedAt')::timestamptz
          or v.id is distinct from (c.after->>'latest')::int
          or v.updated_at is distinct from (c.after->>'latestUpdatedAt')::timestamptz, true)
          as "isEdited"
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
