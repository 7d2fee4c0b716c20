import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { ListingKind } from '@/domain/submissions/fields'
import { type Connection, queryRows, runStatement } from '../sql/query'
import { type BuilderNumber, builderNumber } from './builder-numbers'
import { dayChange } from './day-changes'
import { storage } from './storage'

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
      dayChanges: z.array(dayChange),
    }),
  ),
  /** Whether an earlier version of the guide stored it, with rows of tables. */
  isOld: z.boolean(),
  /** Whether the listing was deleted since. */
  isGone: z.boolean(),
  /** Whether someone changed it since. */
  isEdited: z.boolean(),
})

/** A change of a listing by a submission, and whether it is still the newest one. */
export type StoredChange = z.infer<typeof changeRow> & { readonly kind: ListingKind }

/** The changes of a submission to listings of a kind. */
export async function readChanges(
  connection: Connection,
  submission: number,
  kind: ListingKind,
): Promise<StoredChange[]> {
  const { table, versions } = storage[kind]
  const rows = await queryRows(
    connection,
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

const nameRow = z.object({ name: z.string(), isNew: z.boolean() })

/** Verifying a listing, which also stores by whom and with which submission, is no change of it. */
const isChanged = sql`is_new or before ? 'row'
  or (before->'isPublished' = 'true' and after->'isPublished' = 'false')
  or exists (select from jsonb_object_keys(before->'newest') field
    where field not in ('verifiedAt', 'updatedBy', 'submission', 'reviewState', 'reviewLog'))`

/** The names of at most 5,000 listings that a submission changed or created. */
export function readChangedNames(connection: Connection, submission: number) {
  return queryRows(
    connection,
    nameRow,
    sql`select name, is_new as "isNew" from submission_changes
      where submission_id = ${submission} and kind <> 'number' and name <> ''
        and (${isChanged})
      order by is_new, name limit 5000`,
  )
}

const earlier = sql`submission_changes.before`
const later = sql`excluded.before`

/**
 * The values that undo restores after two changes of a listing: of a field that both changed, the
 * earlier value.
 */
const joined = sql`case when submission_changes.is_new or ${earlier} ? 'row' then ${earlier}
  else jsonb_build_object('isPublished', ${earlier}->'isPublished',
    'newest', (${later}->'newest') || (${earlier}->'newest'),
    'published', case when ${earlier}->'published' = 'null' then ${earlier}->'published'
      else coalesce(nullif(${later}->'published', 'null'), ${later}->'newest')
        || (${earlier}->'published') end,
    'dayChanges', (${earlier}->'dayChanges') || (${later}->'dayChanges')) end`

/** Rows of one statement, so that each takes well under the statement timeout. */
const BATCH = 500

interface NewChange {
  readonly id: number
  /** Empty: the stored name. */
  readonly name: string
  readonly isNew: boolean
  /** The values that undo restores; `null` for a new listing. */
  readonly before: object | null
  /** The row of the incentives of a community that was written. */
  readonly offer?: string
}

/**
 * Stores what was replaced of a kind of listings, and how each was left: `updated_at` of its row, and
 * its newest version. A later change of either is a change by someone else. Of a listing that the
 * submission has changed before, undo restores what was before the first time.
 */
export async function saveChanges(
  connection: Connection,
  submission: number,
  kind: ListingKind,
  changes: readonly NewChange[],
): Promise<void> {
  const { table, versions, name } = storage[kind]
  for (let start = 0; start < changes.length; start += BATCH) {
    const batch = JSON.stringify(changes.slice(start, start + BATCH))
    await runStatement(
      connection,
      sql`insert into submission_changes
          (submission_id, kind, listing_id, name, is_new, before, after)
        select ${submission}, ${kind}, c.id,
          coalesce(nullif(c.name, ''), t.${sql.identifier(name)}, ''), c."isNew",
          coalesce(c.before, 'null'), jsonb_build_object('updatedAt', t.updated_at,
          'latest', v.id, 'latestUpdatedAt', v.updated_at,
          'isPublished', coalesce(t._status = 'published', false))
          || case when c.offer is null then '{}'
            else jsonb_build_object('offer', c.offer) end
        from jsonb_to_recordset(${batch}::jsonb)
          c(id int, name text, "isNew" boolean, before jsonb, offer text)
        join ${sql.identifier(table)} t on t.id = c.id
        join ${sql.identifier(versions)} v on v.parent_id = t.id and v.latest
        on conflict (submission_id, kind, listing_id) do update set
          after = submission_changes.after || excluded.after,
          before = ${joined}`,
    )
  }
}

/** Stores the numbers of communities that a submission replaced, unless it replaced them before. */
export async function saveReplacedNumbers(
  connection: Connection,
  submission: number,
  numbers: readonly BuilderNumber[],
): Promise<void> {
  await runStatement(
    connection,
    sql`insert into submission_changes
        (submission_id, kind, listing_id, name, is_new, before, after)
      select ${submission}, 'number', n.community, '', false,
        jsonb_build_object('number', n.number), '{}'
      from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) n(community int, number text)
      on conflict do nothing`,
  )
}

/** The numbers of communities that a submission replaced. */
export function readReplacedNumbers(
  connection: Connection,
  submission: number,
): Promise<BuilderNumber[]> {
  return queryRows(
    connection,
    builderNumber,
    sql`select listing_id as community, before->>'number' as number
      from submission_changes where submission_id = ${submission} and kind = 'number'`,
  )
}

/** Forgets what a submission changed of some listings, which it no longer has to restore. */
export async function forgetChanges(
  connection: Connection,
  submission: number,
  kind: ListingKind | 'number',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await runStatement(
    connection,
    sql`delete from submission_changes where submission_id = ${submission} and kind = ${kind}
      and listing_id = any(${sql.param([...ids])}::int[])`,
  )
}
