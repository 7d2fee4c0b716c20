import 'server-only'
import type { Where } from 'payload'
import { payloadClient } from '../payload'
import type { Staff } from '../staff'

/** The ids of the communities that a filter of their list lets through. */
export async function listingIdsWhere(where: Where, user: Staff): Promise<number[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'communities',
    draft: true,
    overrideAccess: false,
    user,
    where,
    depth: 0,
    pagination: false,
    select: {},
  })
  return docs.map(({ id }) => id)
}
