import 'server-only'
import { plural } from '@/domain/text/plural'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { overWhere } from './is-over'

const asUser = (user: Staff) =>
  ({ collection: 'events', overrideAccess: false, user, depth: 0 }) as const

/**
 * Moves events to the trash for a user. Returns how many. Fails when others use one of them.
 */
async function trashEvents(ids: readonly number[], user: Staff, now: Date): Promise<number> {
  const payload = await payloadClient()
  const { docs, errors } = await payload.update({
    ...asUser(user),
    where: { id: { in: [...ids] } },
    data: { deletedAt: now.toISOString() },
  })
  if (errors.length > 0)
    throw new Error(`${plural(errors.length, 'event', 'events')} could not be deleted`)
  return docs.length
}

/** Moves an event to the trash for a user. Returns `false` when it does not exist. */
export async function deleteEvent(id: string, user: Staff, now = new Date()): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  return (await trashEvents([Number(id)], user, now)) > 0
}

/** Moves all events that are over to the trash, including drafts. Returns how many. */
export async function deleteExpiredEvents(user: Staff, now = new Date()): Promise<number> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    ...asUser(user),
    where: overWhere(now),
    select: {},
    pagination: false,
  })
  return trashEvents(
    docs.map(({ id }) => id),
    user,
    now,
  )
}
