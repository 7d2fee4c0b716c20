import type { CollectionBeforeDeleteHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { apiError } from '../api-error'
import { type DocumentReference, referencesTo } from '../references'

/** The maximum number of documents that the error message names. */
const NAMED = 3

function adviseOn({ slug, versions }: SanitizedCollectionConfig): string {
  if (slug === 'media') return 'Replace it there first.'
  return versions?.drafts
    ? 'Remove it there first, or unpublish it instead of deleting it.'
    : 'Remove it there first.'
}

const formatReference = ({ kind, title, isTrashed }: DocumentReference) =>
  `${title} (${kind}${isTrashed ? ', in the trash' : ''})`

/**
 * Throws when other documents use a document, because it would disappear from their pages and forms.
 * The message says where it is used.
 */
export async function refuseUsed(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number,
  { countsTrash }: { readonly countsTrash: boolean },
): Promise<void> {
  const { slug, labels } = collection
  const uses = (await referencesTo(req, slug, id)).filter(
    ({ isTrashed }) => countsTrash || !isTrashed,
  )
  if (uses.length === 0) return
  const name = slug === 'media' ? 'picture' : String(labels.singular).toLowerCase()
  const named = uses.slice(0, NAMED).map(formatReference)
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  throw apiError(`This ${name} is used in ${named.join(', ')}${more}. ${adviseOn(collection)}`, 409)
}

/** Prevents the deletion of a used document. One in the trash counts, because it can be restored. */
export const preventUsedDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseUsed(req, collection, Number(id), { countsTrash: true })
