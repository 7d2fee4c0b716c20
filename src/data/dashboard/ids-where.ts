import 'server-only'
import type { Where } from 'payload'
import { payloadClient } from '../payload'
import type { Staff } from '../staff/staff'

/** The ids of the documents that match a list filter. */
export async function idsWhere(
  collection: 'communities' | 'leads',
  where: Where,
  user: Staff,
): Promise<number[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    // Lists of collections with drafts show the latest version.
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
