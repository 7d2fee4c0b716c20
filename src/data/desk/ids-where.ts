import 'server-only'
import type { Where } from 'payload'
import { payloadClient } from '../payload'
import type { Staff } from '../staff'

/** The ids of the documents that a filter of their list lets through. */
export async function idsWhere(
  collection: 'communities' | 'leads',
  where: Where,
  user: Staff,
): Promise<number[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    // Lists show what was saved last, where there are drafts.
    draft: collection === 'communities',
    overrideAccess: false,
    user,
    where,
    depth: 0,
    pagination: false,
    select: {},
  })
  return docs.map(({ id }) => id)
}
