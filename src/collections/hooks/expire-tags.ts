import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  JsonObject,
} from 'payload'
import { notifyTags } from '@/database/notify-tags'

type TagsOf = (doc: JsonObject) => readonly string[]

/** Collections without drafts have no status: what they hold is public. */
const isPublic = ({ _status }: JsonObject): boolean =>
  _status === 'published' || _status === undefined

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
      async ({ doc, previousDoc, req }) => {
        const before: JsonObject | undefined = previousDoc?.id ? previousDoc : undefined
        const concerned = [doc, before].filter((version) => version !== undefined)
        if (!concerned.some(isPublic)) return
        await notifyTags(req, new Set(concerned.flatMap(tagsOf)))
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
