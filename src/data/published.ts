import 'server-only'
import { payloadClient } from './payload'

/** Whether a published document has this id. Returns `false` for an invalid id. */
export async function isPublished(
  collection: 'communities' | 'builders',
  id: string,
): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection,
    overrideAccess: false,
    where: { id: { equals: Number(id) } },
  })
  return totalDocs > 0
}
