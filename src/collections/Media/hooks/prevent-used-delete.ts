import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { mediaReferencesOf } from '../references'

/**
 * The maximum number of documents that the error message names; the form of the image lists all.
 */
const NAMED = 3

/**
 * Prevents the deletion of an image that is in use, because it would disappear from those pages.
 */
export const preventUsedDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await mediaReferencesOf(req, Number(id))
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED).map(({ kind, title }) => `${title} (${kind})`)
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  throw new APIError(
    `This picture is used in ${named.join(', ')}${more}. Replace it there first.`,
    409,
    null,
    true,
  )
}
