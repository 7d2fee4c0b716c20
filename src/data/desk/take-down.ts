import 'server-only'
import type { Where } from 'payload'
import { payloadClient } from '../payload'
import type { Staff } from '../staff'

const over = (now: Date): Where => {
  const before = { less_than: now.toISOString() }
  return { or: [{ endDate: before }, { endDate: { exists: false }, eventDate: before }] }
}

/**
 * Takes events that are over off the site; they stay in the back office as drafts. Without ids it
 * takes down every one of them. Answers how many; one that is not over yet is left alone.
 */
export async function takeDownEvents(
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
  // One by one: of many at once, Payload makes what was published the newest version of each, and a
  // draft beside it is buried.
  for (const { id } of docs) await payload.update({ ...asEditor, id, data: { _status: 'draft' } })
  return docs.length
}
