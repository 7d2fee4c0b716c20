import 'server-only'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'

/** Deletes an event for a user. Returns `false` when it does not exist. */
export async function deleteEvent(id: string, user: Staff): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const payload = await payloadClient()
  const { docs } = await payload.delete({
    collection: 'events',
    overrideAccess: false,
    user,
    depth: 0,
    where: { id: { equals: Number(id) } },
  })
  return docs.length > 0
}

/** Deletes all events that are over, including drafts. Returns how many were deleted. */
export async function deleteExpiredEvents(user: Staff, now = new Date()): Promise<number> {
  const payload = await payloadClient()
  const before = { less_than: now.toISOString() }
  const { docs, errors } = await payload.delete({
    collection: 'events',
    overrideAccess: false,
    user,
    depth: 0,
    where: {
      or: [{ endDate: before }, { endDate: { exists: false }, eventDate: before }],
    },
  })
  if (errors.length > 0) throw new Error(`${errors.length} expired events could not be deleted`)
  return docs.length
}
