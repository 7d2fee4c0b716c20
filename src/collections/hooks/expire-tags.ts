import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  JsonObject,
} from 'payload'
import { notifyTags } from '@/database/notify-tags'
import { shownBefore, shownDocument } from './shown-before'

type TagsOf = (doc: JsonObject) => readonly string[]

/**
 * What the site shows of a document before and after a change; nothing where that is the same, as
 * beside a draft. The answer to the change says little: a program may ask for a part of it alone.
 */
async function shownVersions({
  collection,
  doc,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): Promise<JsonObject[]> {
  // What a collection without drafts holds is public.
  if (!collection.versions?.drafts) return previousDoc?.id ? [doc, previousDoc] : [doc]
  const before = shownBefore(req, collection.slug, doc.id)
  const after = await shownDocument(req, collection.slug, doc.id)
  if (before?.updatedAt === after?.updatedAt) return []
  return [after, before].filter((version) => version !== null)
}

/**
 * Hooks that expire the pages and answers a document stands in, so that what is published is
 * seen at the next visit. A draft changes nothing that the public sees, unless it takes a
 * published document down.
 */
export function expireTags(tagsOf: TagsOf): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async (change) => {
        const versions = await shownVersions(change)
        if (versions.length === 0) return
        await notifyTags(change.req, new Set(versions.flatMap(tagsOf)))
      },
    ],
    afterDelete: [async ({ doc, req }) => notifyTags(req, tagsOf(doc))],
  }
}

/** The same for a global. */
export function expireTagsOfGlobal(...tags: readonly string[]): {
  afterChange: GlobalAfterChangeHook[]
} {
  return { afterChange: [async ({ req }) => notifyTags(req, tags)] }
}
