import 'server-only'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

/**
 * Moves images to a folder, or out of folders with `null`. Returns how many were moved; images whose
 * form another user has open are not.
 */
export async function movePictures(
  ids: readonly number[],
  folder: number | null,
  user: Staff,
): Promise<number> {
  const payload = await payloadClient()
  const { docs } = await payload.update({
    collection: 'media',
    where: { id: { in: [...ids] } },
    data: { folder },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user,
  })
  return docs.length
}
