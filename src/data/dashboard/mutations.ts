import 'server-only'
import type { BulkResult } from '@/domain/documents/bulk-result'
import type { CommunityStatus } from '@/domain/enums'
import { overWhere } from '../events/is-over'
import { saveListings } from '../listings/save-listings'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

/** Bulk changes to listings. */
export type ListingUpdate =
  | { readonly field: 'verifiedAt'; readonly value: Date | null }
  | { readonly field: 'isFeatured'; readonly value: boolean }
  | { readonly field: 'status'; readonly value: CommunityStatus }

/** Changes communities for an editor. */
export function updateListings(
  ids: readonly number[],
  { field, value }: ListingUpdate,
  user: Staff,
): Promise<BulkResult> {
  const data = { [field]: value instanceof Date ? value.toISOString() : value }
  return saveListings(
    'communities',
    ids.map((id) => ({ id, data })),
    user,
  )
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
