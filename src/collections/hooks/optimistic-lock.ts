import { formatDistanceStrict } from 'date-fns'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

async function nameOf(req: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'number') return 'Another user'
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.name ?? 'Another user'
}

/**
 * Rejects a save that is based on an outdated version. The admin form sends the `updatedAt` of its
 * document. Saves without it, for example from a job, are accepted.
 */
export const optimisticLock: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || req.context.isRestoringVersion) return data
  const { updatedAt, updatedBy } = originalDoc ?? {}
  if (!data.updatedAt || !updatedAt) return data
  if (new Date(data.updatedAt).getTime() === new Date(updatedAt).getTime()) return data
  const who = await nameOf(req, updatedBy)
  // A relative time, because the admin panel parses the text after a colon as a list of fields.
  const ago = formatDistanceStrict(updatedAt, new Date(), { addSuffix: true })
  throw new APIError(
    `${who} saved this document ${ago}, after you opened it, so your changes were not saved. Reload the page to see the latest version. Your changes are stored in this browser.`,
    409,
    // In production, Payload hides the message of an error without data.
    { reason: 'stale' },
    true,
  )
}
