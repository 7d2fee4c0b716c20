import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  JsonObject,
  PayloadRequest,
  TypeWithID,
} from 'payload'

declare module 'payload' {
  export interface RequestContext {
    /** What the site showed of documents before they were changed, by collection and id. */
    shownBefore?: Map<string, JsonObject | null>
  }
}

type Id = TypeWithID['id']

/** What the site shows of a document that can be drafted: `null` unless it is published. */
export async function shownDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: Id,
): Promise<JsonObject | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/**
 * Notes what the site shows of a document that is about to change: the hooks after a change are told
 * of the newest version before it, which may be a draft beside what is published. The note travels
 * in the context of the request, which Payload copies now and then; the map in it stays the same.
 */
export const noteShown: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const { id } = originalDoc
  const shown = await shownDocument(req, collection.slug, id)
  req.context.shownBefore ??= new Map()
  req.context.shownBefore.set(`${collection.slug}/${id}`, shown)
  return data
}

/** What the site showed of a document before the change of this request; `null` for nothing. */
export function shownBefore(req: PayloadRequest, collection: string, id: Id): JsonObject | null {
  return req.context.shownBefore?.get(`${collection}/${id}`) ?? null
}
