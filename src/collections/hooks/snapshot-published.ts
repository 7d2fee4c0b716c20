import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  JsonObject,
  PayloadRequest,
  TypeWithID,
} from 'payload'

declare module 'payload' {
  export interface RequestContext {
    /**
     * The published versions of documents before this request changed them, by collection and id.
     */
    shownBefore?: Map<string, JsonObject | null>
  }
}

type Id = TypeWithID['id']

/** The published version of a document, or `null`. */
export async function publishedDocument(
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
 * Records the published version of a document before a change. The `previousDoc` of an afterChange
 * hook is the newest version, which may be a draft. The record is stored in the request's context.
 * Payload copies the context, but the copies share this map.
 */
export const snapshotPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const { id } = originalDoc
  const shown = await publishedDocument(req, collection.slug, id)
  req.context.shownBefore ??= new Map()
  req.context.shownBefore.set(`${collection.slug}/${id}`, shown)
  return data
}

/** The published version of a document before this request changed it, or `null`. */
export function publishedSnapshot(
  req: PayloadRequest,
  collection: string,
  id: Id,
): JsonObject | null {
  return req.context.shownBefore?.get(`${collection}/${id}`) ?? null
}
