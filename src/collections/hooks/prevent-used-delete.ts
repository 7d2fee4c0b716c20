import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { referencesTo } from '../references'
import { refusal } from '../refusal'

/** The maximum number of documents that the error message names. */
const NAMED = 3

const adviceFor = (slug: CollectionSlug) =>
  slug === 'media'
    ? 'Replace it there first.'
    : 'Remove it there first, or unpublish it instead of deleting it.'

/**
 * Prevents the deletion of a document that others use, because it would disappear from their pages
 * and forms. The message says where it is used.
 */
export const preventUsedDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { slug, labels } = collection
  const uses = await referencesTo(req, slug, Number(id))
  if (uses.length === 0) return
  const name = slug === 'media' ? 'picture' : String(labels.singular).toLowerCase()
  const named = uses.slice(0, NAMED).map(({ kind, title }) => `${title} (${kind})`)
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  throw refusal(`This ${name} is used in ${named.join(', ')}${more}. ${adviceFor(slug)}`, 409)
}
