import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  JsonObject,
} from 'payload'
import { notifyTags } from '@/database/notify-tags'
import { shownBefore, shownDocument } from './shown-before'

type TagsOf = (doc: JsonObject) => readonly string[]

/** What the site shows of a document before and after a change, where that is not the same. */
async function shownVersions({
  collection,
  doc,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): Promise<JsonObject[]> {
  // Collections without drafts have no status: what they hold is public.
  if (doc._status === undefined) return previousDoc?.id ? [doc, previousDoc] : [doc]
  const before = shownBefore(req, collection.slug, doc.id)
  if (doc._status === 'published') return before ? [doc, before] : [doc]
  // A draft takes the document down, or stands beside what is published and changes nothing there.
  return before && !(await shownDocument(req, collection.slug, doc.id)) ? [before] : []
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
