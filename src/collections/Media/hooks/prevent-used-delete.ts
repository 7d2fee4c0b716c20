import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { mediaReferencesOf } from '../references'

/** Documents that a refusal names; the picture's form has them all. */
const NAMED = 3

/** Refuses to delete a picture that something shows: it would be gone there without a word. */
export const preventUsedDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await mediaReferencesOf(req, Number(id))
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED).map(({ kind, title }) => `${title} (${kind})`)
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  throw new APIError(
    `This picture is used in ${named.join(', ')}${more}. Put another one there first.`,
    409,
    null,
    true,
  )
}
