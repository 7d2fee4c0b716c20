import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { FieldId, ListingKind } from '@/domain/submissions/fields'
import type { FieldValues } from '@/domain/submissions/plan-changes'
import { fieldName, fieldStorage, storage } from '@/jobs/read-submission/storage'
import type { ApplyContext } from './conflicts'
import {
  columnsOf,
  type ListingState,
  listingStates,
  saleColumns,
  textsOf,
  versionColumns,
} from './listing-rows'
import { type AuditedChange, auditedValues, type ShownListing } from './record-changes'
import type { ResolvedListing, ResolvedUpdate } from './resolve'
import { copyVersions } from './version-copies'
import {
  batches,
  type Columns,
  insertRows,
  patchRows,
  type RowPatch,
  replaceTexts,
} from './write-rows'

/** What undo needs of a listing. */
export interface Replaced {
  /** The main row; `null` for a new listing. */
  readonly row: Columns | null
  readonly texts: ListingState['texts']
  readonly prices: ListingState['prices']
  /** The newest version. */
  readonly latest: number | null
  /** Columns of the newest version that were changed in place. */
  readonly latestTimes: Columns | null
}

export interface Written {
  readonly kind: ListingKind
  readonly id: number
  readonly name: string
  readonly isNew: boolean
  readonly isOnlyVerified: boolean
  readonly before: Replaced
  /** The versions that were added. */
  readonly versions: readonly number[]
  readonly audit: readonly AuditedChange[]
  /** What buyers see of it; `null` if nothing changes for them. */
  readonly shown: ShownListing | null
}

/** Versions of a document that Payload keeps. */
const VERSIONS = 50

/**
 * Deletes versions beyond those that Payload keeps, before others are added. A listing may then have
 * one more until its next save, and undo has all 50 back.
 */
async function pruneVersions(
  connection: Connection,
  versions: string,
  ids: readonly number[],
): Promise<void> {
  await runStatement(
    connection,
    sql`delete from ${sql.identifier(versions)} where id in (
      select id from (
        select id, row_number() over (partition by parent_id order by updated_at desc) as place
        from ${sql.identifier(versions)} where parent_id = any(${sql.param([...ids])}::int[])
      ) ordered where place > ${VERSIONS})`,
  )
}

/** A version to add: a copy of another with some columns and lists changed. */
interface NewVersion {
  readonly from: number
  readonly parent: number
  readonly columns: Columns
  readonly values: FieldValues
  readonly isLatest: boolean
}

/** Adds versions. Returns their ids by document. */
async function addVersions(
  connection: Connection,
  kind: ListingKind,
  added: readonly NewVersion[],
): Promise<Map<number, number[]>> {
  const { versions } = storage[kind]
  const copies = await copyVersions(
    connection,
    versions,
    added.map(({ from }) => from),
  )
  for (const batch of batches(added)) {
    await runStatement(
      connection,
      sql`update ${sql.identifier(versions)} set latest = false
        where latest and parent_id = any(${sql.param(batch.map(({ parent }) => parent))}::int[])`,
    )
  }
  const ids = new Map<number, number[]>()
  const patches: RowPatch[] = []
  const lists = added.flatMap(({ parent, columns, values, isLatest }, index) => {
    const id = copies[index]?.to ?? 0
    ids.set(parent, [...(ids.get(parent) ?? []), id])
    patches.push({ id, columns: { ...columns, latest: isLatest } })
    return textsOf(id, values, 'version.')
  })
  await patchRows(connection, versions, patches)
  if (kind === 'community') await replaceTexts(connection, versions, lists)
  return ids
}

/** Whether an update changes more than the number by which a builder calls a community. */
export const changesListing = ({ values, planId, unpublishes }: ResolvedUpdate): boolean =>
  unpublishes ||
  planId !== undefined ||
  Object.keys(values).some((id) => fieldStorage(id as FieldId).as !== 'builder-number')

interface PreparedUpdate {
  readonly update: ResolvedUpdate
  readonly state: ListingState
  readonly columns: Columns
  readonly changesSite: boolean
}

function prepare(
  { submission, user, mode, now }: ApplyContext,
  update: ResolvedUpdate,
  state: ListingState,
  isVerified: boolean,
): PreparedUpdate {
  const columns = {
    ...columnsOf(update.values),
    ...(update.kind === 'home' ? saleColumns(update.values, state.soldAt, now) : {}),
    ...(update.planId === undefined ? {} : { plan_id: update.planId }),
    ...(isVerified ? { verified_at: now.toISOString() } : {}),
    submission_id: submission.id,
    updated_by_id: user.id,
    updated_at: now.toISOString(),
  }
  return { update, state, columns, changesSite: mode === 'publish' && state.isPublished }
}

/**
 * The versions that Payload would add. A listing with a draft that is newer than what buyers see gets
 * two: the published one, and the draft with the same changes, so that neither gets the other's.
 */
function versionsOf({ update, state, columns, changesSite }: PreparedUpdate, now: Date) {
  const { values, unpublishes } = update
  const version = (from: number, status: string, isLatest: boolean, at: Date): NewVersion => {
    const times = { created_at: at.toISOString(), updated_at: at.toISOString() }
    return {
      from,
      parent: state.id,
      columns: { ...versionColumns({ ...columns, _status: status }), ...times },
      values,
      isLatest,
    }
  }
  if (!changesSite || unpublishes) return [version(state.latest, 'draft', true, now)]
  if (!state.isDraftLatest) return [version(state.latest, 'published', true, now)]
  const draft = version(state.latest, 'draft', true, new Date(now.getTime() + 1))
  return state.published === null
    ? [draft]
    : [version(state.published, 'published', false, now), draft]
}

function auditOf({ update, state, columns }: PreparedUpdate): AuditedChange {
  const { kind, listing, name, values, seen, unpublishes, planId } = update
  const fields = Object.keys(values).map((id) => fieldName(id as FieldId))
  const verified = {
    field: 'verifiedAt',
    from: textOf(state.row.verified_at),
    to: textOf(columns.verified_at),
  }
  const isVerified = columns.verified_at !== undefined
  return {
    action: unpublishes && state.isPublished ? 'unpublished' : 'updated',
    kind,
    id: listing,
    title: name,
    fields: [
      ...fields,
      ...(planId === undefined ? [] : ['plan']),
      ...(isVerified ? ['verifiedAt'] : []),
    ],
    values: [...auditedValues(seen, values), ...(isVerified ? [verified] : [])],
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Writes the accepted changes of the listings of a kind. */
export async function writeUpdates(
  context: ApplyContext,
  kind: ListingKind,
  all: readonly ResolvedUpdate[],
  verified: readonly number[],
): Promise<Written[]> {
  const { req, now } = context
  const connection = await sessionOf(req)
  const updates = all.filter((update) => update.kind === kind && changesListing(update))
  if (updates.length === 0) return []
  const { table, versions } = storage[kind]
  const ids = updates.map(({ listing }) => listing)
  const states = await listingStates(connection, kind, ids)
  const confirmed = new Set(kind === 'community' ? verified : [])
  const prepared = updates.flatMap((update) => {
    const state = states.get(update.listing)
    return state ? [prepare(context, update, state, confirmed.has(update.listing))] : []
  })
  await pruneVersions(connection, versions, ids)
  const added = await addVersions(
    connection,
    kind,
    prepared.flatMap((one) => versionsOf(one, now)),
  )
  const onSite = prepared.filter(({ changesSite }) => changesSite)
  await patchRows(
    connection,
    table,
    onSite.map(({ update, columns }) => ({
      id: update.listing,
      columns: update.unpublishes ? { ...columns, _status: 'draft' } : columns,
    })),
  )
  if (kind === 'community') {
    const lists = onSite.flatMap(({ update }) => textsOf(update.listing, update.values))
    await replaceTexts(connection, table, lists)
  }
  return prepared.map((one): Written => {
    const { update, state, changesSite } = one
    const { slug, communityId } = state
    return {
      kind,
      id: update.listing,
      name: update.name,
      isNew: false,
      isOnlyVerified: false,
      before: {
        row: state.row,
        texts: state.texts,
        prices: state.prices,
        latest: state.latest,
        latestTimes: null,
      },
      versions: added.get(update.listing) ?? [],
      audit: [auditOf(one)],
      shown: changesSite ? { kind, slug, communityId, isMoved: update.unpublishes } : null,
    }
  })
}

/** Stamps communities that the builder confirmed without a change, as a bulk update does. */
export async function writeVerified(
  { req, now }: ApplyContext,
  ids: readonly number[],
): Promise<Written[]> {
  if (ids.length === 0) return []
  const connection = await sessionOf(req)
  const states = [...(await listingStates(connection, 'community', ids)).values()]
  const at = now.toISOString()
  await patchRows(
    connection,
    'communities',
    states.map(({ id }) => ({ id, columns: { verified_at: at, updated_at: at } })),
  )
  const times = { version_verified_at: at, version_updated_at: at, updated_at: at }
  await patchRows(
    connection,
    '_communities_v',
    states.map(({ latest }) => ({ id: latest, columns: times })),
  )
  return states.map(({ id, slug, row, texts, latest, latestTimes, isPublished }): Written => {
    const title = textOf(row.name) ?? ''
    const value = { field: 'verifiedAt', from: textOf(row.verified_at), to: at }
    return {
      kind: 'community',
      id,
      name: title,
      isNew: false,
      isOnlyVerified: true,
      // Its prices do not change.
      before: { row, texts, prices: [], latest, latestTimes },
      versions: [],
      audit: [
        {
          action: 'updated',
          kind: 'community',
          id,
          title,
          fields: ['verifiedAt'],
          values: [value],
        },
      ],
      shown: isPublished ? { kind: 'community', slug, communityId: null, isMoved: false } : null,
    }
  })
}

const versionRow = z.object({ id: z.int(), parent: z.int() })

/** Adds the first version of new documents, from their rows. */
async function addFirstVersions(
  connection: Connection,
  kind: ListingKind,
  ids: readonly number[],
  at: string,
): Promise<Map<number, number>> {
  const { table, versions } = storage[kind]
  const columns = await queryRows(
    connection,
    z.object({ name: z.string(), cast: z.string() }),
    sql`select a.attname as name,
        -- An enumeration has a type for documents and one for versions.
        case when a.atttypid <> v.atttypid
          then '::text::' || format_type(v.atttypid, null) else '' end as "cast"
      from pg_attribute a
      join pg_attribute v on v.attrelid = ${versions}::regclass
        and v.attname = 'version_' || a.attname and not v.attisdropped
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`,
  )
  const own = columns.map(({ name, cast }) => sql`t.${sql.identifier(name)}${sql.raw(cast)}`)
  const theirs = columns.map(({ name }) => sql.identifier(`version_${name}`))
  const rows = await queryRows(
    connection,
    versionRow,
    sql`insert into ${sql.identifier(versions)} (parent_id, latest, created_at, updated_at,
        ${sql.join(theirs, sql`, `)})
      select t.id, true, ${at}::timestamptz, ${at}::timestamptz, ${sql.join(own, sql`, `)}
      from ${sql.identifier(table)} t where t.id = any(${sql.param([...ids])}::int[])
      returning id, parent_id as parent`,
  )
  return new Map(rows.map(({ id, parent }) => [parent, id]))
}

function rowOf({ submission, user, mode, now }: ApplyContext, listing: ResolvedListing): Columns {
  const { id, kind, slug, values, communityId, planId } = listing
  const at = now.toISOString()
  const isPublished = mode === 'publish' && listing.as === 'publish'
  const { slug: _, ...columns } = columnsOf(values)
  const own = {
    community: { verified_at: at, first_published_at: isPublished ? at : null },
    plan: { community_id: communityId, builder_id: submission.builder },
    home: {
      community_id: communityId,
      builder_id: submission.builder,
      plan_id: planId,
      ...saleColumns(values, null, now),
    },
  }
  return {
    ...columns,
    ...own[kind],
    id,
    slug,
    submission_id: submission.id,
    updated_by_id: user.id,
    created_at: at,
    updated_at: at,
    _status: isPublished ? 'published' : 'draft',
  }
}

/** Creates the accepted new listings of a kind. */
export async function writeCreated(
  context: ApplyContext,
  kind: ListingKind,
  all: readonly ResolvedListing[],
): Promise<Written[]> {
  const { req, submission, mode, now } = context
  const connection = await sessionOf(req)
  const created = all.filter((listing) => listing.kind === kind)
  if (created.length === 0) return []
  const { table, versions } = storage[kind]
  await insertRows(
    connection,
    table,
    created.map((listing) => rowOf(context, listing)),
  )
  const ids = created.map(({ id }) => id)
  const added = await addFirstVersions(connection, kind, ids, now.toISOString())
  if (kind === 'community') {
    const builder = (parent_id: number, path: string) => ({
      order: 1,
      parent_id,
      path,
      builders_id: submission.builder,
    })
    await insertRows(
      connection,
      'communities_rels',
      ids.map((id) => builder(id, 'builders')),
    )
    await insertRows(
      connection,
      '_communities_v_rels',
      [...added.values()].map((id) => builder(id, 'version.builders')),
    )
    await replaceTexts(
      connection,
      table,
      created.flatMap(({ id, values }) => textsOf(id, values)),
    )
    await replaceTexts(
      connection,
      versions,
      created.flatMap(({ id, values }) => textsOf(added.get(id) ?? 0, values, 'version.')),
    )
  }
  return created.map(({ id, name, slug, as, communityId }): Written => {
    const isPublished = mode === 'publish' && as === 'publish'
    const entry = { kind, id, title: name, fields: [], values: [] }
    const published: AuditedChange = { action: 'published', ...entry }
    return {
      kind,
      id,
      name,
      isNew: true,
      isOnlyVerified: false,
      before: { row: null, texts: [], prices: [], latest: null, latestTimes: null },
      versions: [added.get(id) ?? 0],
      audit: [{ action: 'created', ...entry }, ...(isPublished ? [published] : [])],
      shown: isPublished ? { kind, slug, communityId, isMoved: true } : null,
    }
  })
}
