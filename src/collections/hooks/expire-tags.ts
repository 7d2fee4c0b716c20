import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  JsonObject,
  RequestContext,
} from 'payload'

/** Seeding and scripts run outside a request, where there is no page cache to expire. */
export const withoutPageCache = { expireTags: false } as const

function expire(context: RequestContext, tags: Iterable<string>): void {
  if (context.expireTags === false) return
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
}

type TagsOf = (doc: JsonObject) => readonly string[]

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
      ({ doc, previousDoc, req }) => {
        const before: JsonObject | undefined = previousDoc
        const wasPublic = before?._status === 'published' || before?._status === undefined
        const isPublic = doc._status === 'published' || doc._status === undefined
        if (!wasPublic && !isPublic) return
        expire(req.context, [...tagsOf(doc), ...(before?.id ? tagsOf(before) : [])])
      },
    ],
    afterDelete: [({ doc, req }) => expire(req.context, tagsOf(doc))],
  }
}

/** The same for a global. */
export function expireTagsOfGlobal(...tags: readonly string[]): {
  afterChange: GlobalAfterChangeHook[]
} {
  return { afterChange: [({ req }) => expire(req.context, tags)] }
}
