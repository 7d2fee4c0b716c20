import { formatDistanceStrict } from 'date-fns'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type JsonObject,
  type PayloadRequest,
} from 'payload'
import { userName } from '@/database/user-name'
import { isRevert, isSameTime } from './is-revert'

/** Whether a save names a version, and another one is the newest. */
export function isStale(data: JsonObject, newest: JsonObject | undefined): boolean {
  if (!data.updatedAt || !newest?.updatedAt) return false
  return !isSameTime(data.updatedAt, newest.updatedAt)
}

/** The error that rejects a save based on an outdated version. */
export async function staleSave(req: PayloadRequest, newest: JsonObject): Promise<APIError> {
  const who = await userName(req, newest.updatedBy)
  // A relative time, because the admin panel parses the text after a colon as a list of fields.
  const ago = formatDistanceStrict(newest.updatedAt, new Date(), { addSuffix: true })
  return new APIError(
    `${who} saved this document ${ago}, after you opened it, so your changes were not saved. Reload the page to see the latest version. Your changes are stored in this browser.`,
    409,
    // In production, Payload hides the message of an error without data.
    { reason: 'stale' },
    true,
  )
}

/**
 * Rejects a save that is based on an outdated version. The admin form sends the `updatedAt` of its
 * document. Saves without it, for example from a job, are accepted, and so is _Revert to published_,
 * whose purpose is to replace the newest version.
 */
export const optimisticLock: CollectionBeforeChangeHook = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || req.context.isRestoringVersion) return data
  if (!isStale(data, originalDoc) || isRevert(change)) return data
  throw await staleSave(req, originalDoc)
}
