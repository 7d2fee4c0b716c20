import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { CommunityStatus } from '@/domain/enums'
import { overWhere } from '../events/is-over'
import { payloadClient } from '../payload/payload-client'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/queries'
import { lockedByOther } from './locked-by-other'
import { listingChanges, recordListings } from './record-listings'

/** Bulk changes to listings. */
export type ListingUpdate =
  | { readonly field: 'verifiedAt'; readonly value: Date | null }
  | { readonly field: 'isFeatured'; readonly value: boolean }
  | { readonly field: 'status'; readonly value: CommunityStatus }

const columns: Record<ListingUpdate['field'], string> = {
  verifiedAt: 'verified_at',
  isFeatured: 'is_featured',
  status: 'status',
}

function stored({ field, value }: ListingUpdate): SQL {
  switch (field) {
    case 'verifiedAt':
      return sql`${value?.toISOString() ?? null}::timestamptz`
    case 'isFeatured':
      return sql`${value}::boolean`
    case 'status':
      return sql`${value}::enum_community_availability`
  }
}

/**
 * Changes communities for an editor in one statement, which also writes the audit log and notifies
 * the servers about outdated pages. The change is written to the published document and to the
 * newest draft. An update through Payload would start from the draft and unpublish the listing.
 * Returns the number of changed communities. Communities locked by another user are skipped.
 */
export async function updateListings(
  ids: readonly number[],
  update: ListingUpdate,
  user: Staff,
): Promise<number> {
  if (ids.length === 0) return 0
  const { marked } = await queryOne(
    z.object({ marked: z.number() }),
    updateStatement(ids, update, user),
  )
  return marked
}

function updateStatement(ids: readonly number[], update: ListingUpdate, user: Staff): SQL {
  const column = sql.identifier(columns[update.field])
  const versionColumn = sql.identifier(`version_${columns[update.field]}`)
  return sql`
    with marked as (
      update communities t set ${column} = ${stored(update)}, updated_at = now()
      from communities before
      where before.id = t.id and t.id in ${[...ids]} and t.deleted_at is null
        and not exists (${lockedByOther('communities', user)})
      returning t.id, t.name, t.slug, t._status, array[${update.field}] as fields,
        ${listingChanges(sql`array[${update.field}]`)}
    ),
    versions as (
      update _communities_v v set ${versionColumn} = ${stored(update)},
        version_updated_at = now(), updated_at = now()
      from marked where v.parent_id = marked.id and v.latest
    ),
    ${recordListings(user)}
    select count(*)::int as marked, (select count(*) from told) as told from marked`
}

/**
 * Unpublishes events that are over. They remain as drafts. `all` unpublishes every one of them.
 * Returns the number of unpublished events. Events that are not over are skipped.
 */
export async function unpublishEvents(
  ids: readonly number[] | 'all',
  user: Staff,
  now = new Date(),
): Promise<number> {
  const payload = await payloadClient()
  const asEditor = { collection: 'events', overrideAccess: false, user, depth: 0 } as const
  const { docs } = await payload.find({
    ...asEditor,
    pagination: false,
    select: {},
    where: {
      and: [
        { _status: { equals: 'published' } },
        overWhere(now),
        ...(ids === 'all' ? [] : [{ id: { in: [...ids] } }]),
      ],
    },
  })
  // Updated one by one: in a bulk update, Payload makes the published version the newest version of
  // each document, which hides a newer draft.
  for (const { id } of docs) await payload.update({ ...asEditor, id, data: { _status: 'draft' } })
  return docs.length
}
