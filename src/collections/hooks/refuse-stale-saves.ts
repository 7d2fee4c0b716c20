import { formatDistanceStrict } from 'date-fns'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

async function nameOf(req: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'number') return 'Somebody'
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.name ?? 'Somebody'
}

/**
 * Refuses a save of a version that somebody has replaced since. The form of the back office sends
 * when its document was changed last; what names no such moment, as a job does, is taken as it is.
 */
export const refuseStaleSaves: CollectionBeforeChangeHook = async ({
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
  // Not the time of day: the back office takes what stands behind a colon for a list of fields.
  const ago = formatDistanceStrict(updatedAt, new Date(), { addSuffix: true })
  throw new APIError(
    `${who} saved this ${ago}, after you opened it, so nothing was overwritten. Reload the page to see it; what you typed is kept in this browser.`,
    409,
    // Without any data, a production build answers that the error is unknown.
    { reason: 'stale' },
    true,
  )
}
