import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  JsonObject,
} from 'payload'
import { notifyTags } from '@/database/tags/notify-tags'
import { publishedDocument, publishedSnapshot } from './snapshot-published'

/** The tags of a published version; `other` is the published version before or after it, if any. */
type GetTags = (doc: JsonObject, other?: JsonObject) => readonly string[]

/**
 * The published versions of a document before and after a change. Empty when they are the same, for
 * example after saving a draft. The hook's `doc` is not used, because a caller may have selected
 * only some fields.
 */
async function shownVersions({
  collection,
  doc,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): Promise<JsonObject[]> {
  // Documents of a collection without drafts are always public.
  if (!collection.versions?.drafts) return previousDoc?.id ? [doc, previousDoc] : [doc]
  const before = publishedSnapshot(req, collection.slug, doc.id)
  const after = await publishedDocument(req, collection.slug, doc.id)
  if (before?.updatedAt === after?.updatedAt) return []
  return [after, before].filter((version) => version !== null)
}

/**
 * Hooks that invalidate the cached pages and API responses of a document, so that the next visit
 * shows the published version. Saving a draft invalidates nothing, unless it unpublishes the
 * document.
 */
export function invalidateTags(getTags: GetTags): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async (change) => {
        const [one, other] = await shownVersions(change)
        if (!one) return
        await notifyTags(
          change.req,
          new Set([...getTags(one, other), ...(other ? getTags(other, one) : [])]),
        )
      },
    ],
    afterDelete: [async ({ doc, req }) => notifyTags(req, getTags(doc))],
  }
}

/**
 * Hooks that invalidate the cached pages and API responses of a global. Only a save that publishes
 * changes the content that visitors see.
 */
export function expireTagsOfGlobal(...tags: readonly string[]): {
  afterChange: GlobalAfterChangeHook[]
} {
  return {
    afterChange: [
      async ({ data, req }) => {
        if (data._status !== 'draft') await notifyTags(req, tags)
      },
    ],
  }
}
