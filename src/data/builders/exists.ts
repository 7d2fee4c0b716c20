import 'server-only'
import { payloadClient } from '../payload'

/** Whether a published builder has this id. */
export async function builderExists(id: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection: 'builders',
    overrideAccess: false,
    where: { id: { equals: Number(id) } },
  })
  return totalDocs > 0
}
