import 'server-only'
import type { Where } from 'payload'
import { payloadClient } from '../payload'
import type { Staff } from '../staff/staff'

const over = (now: Date): Where => {
  const before = { less_than: now.toISOString() }
  return { or: [{ endDate: before }, { endDate: { exists: false }, eventDate: before }] }
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
        over(now),
        ...(ids === 'all' ? [] : [{ id: { in: [...ids] } }]),
      ],
    },
  })
  // Updated one by one: in a bulk update, Payload makes the published version the newest version of
  // each document, which hides a newer draft.
  for (const { id } of docs) await payload.update({ ...asEditor, id, data: { _status: 'draft' } })
  return docs.length
}
