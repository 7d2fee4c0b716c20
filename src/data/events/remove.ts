import 'server-only'
import { payloadClient } from '../payload'
import type { Staff } from '../staff'

/** Deletes an event in the name of a member of staff; false when there is none of this id. */
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

/** Deletes the events that are over, drafts as well; answers how many. */
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
