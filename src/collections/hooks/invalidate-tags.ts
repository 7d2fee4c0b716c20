import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  JsonObject,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { notifyTags } from '@/database/tags/notify-tags'
import { publishedDocument, publishedSnapshot } from './snapshot-published'

/** The tags of a published version; `other` is the published version before or after it, if any. */
type GetTags = (doc: JsonObject, other?: JsonObject) => readonly string[]

/** The tags that a hook invalidates. */
const tagsByHook = new WeakMap<object, GetTags>()

/** The tags of what shows a published document, or a global: those that a save of it invalidates. */
export function tagsShowing(
  { hooks }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  doc: JsonObject,
): readonly string[] {
  return hooks.afterChange.flatMap((hook) => tagsByHook.get(hook)?.(doc, doc) ?? [])
}

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
  const afterChange: CollectionAfterChangeHook = async (change) => {
    const [one, other] = await shownVersions(change)
    if (!one) return
    await notifyTags(
      change.req,
      new Set([...getTags(one, other), ...(other ? getTags(other, one) : [])]),
    )
  }
  tagsByHook.set(afterChange, getTags)
  return {
    afterChange: [afterChange],
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
  const afterChange: GlobalAfterChangeHook = async ({ data, req }) => {
    if (data._status !== 'draft') await notifyTags(req, tags)
  }
  tagsByHook.set(afterChange, () => tags)
  return { afterChange: [afterChange] }
}
