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
  const { docs, errors } = await payload.update({
    collection: 'events',
    overrideAccess: false,
    user,
    depth: 0,
    data: { _status: 'draft' },
    where: {
      and: [
        { _status: { equals: 'published' } },
        over(now),
        ...(ids === 'all' ? [] : [{ id: { in: [...ids] } }]),
      ],
    },
  })
  if (errors.length > 0) throw new Error(`${errors.length} events could not be taken down`)
  return docs.length
}
