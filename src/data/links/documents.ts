import 'server-only'
import type { CollectionSlug, JsonObject, PayloadRequest, Where } from 'payload'
import { contentTypes, findContentType } from '@/content-types'

/** Documents read with one query. */
const BATCH = 100

/** The collections without pages whose documents visitors see on other pages. */
const listed = [
  'helpful-links',
  'school-districts',
  'private-schools',
  'realtors',
  'service-providers',
  'ads',
]

const checked = new Set([...contentTypes.map(({ slug }) => slug), ...listed])

/** The collections whose links are checked. */
export const linkCollections = (req: PayloadRequest) =>
  req.payload.config.collections.filter(({ slug }) => checked.has(slug))

/** What visitors see of a collection. */
function visible(slug: string): Where {
  if (slug === 'ads') return { active: { equals: true } }
  return findContentType(slug) ? { _status: { equals: 'published' } } : {}
}

/** The documents of a collection that visitors see and that meet a condition. */
export async function findVisible(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  limit?: number,
): Promise<readonly JsonObject[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [visible(collection), where] },
    sort: 'id',
    ...(limit === undefined ? {} : { limit }),
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/** Reads all documents of a collection that visitors see, some at a time. */
export async function* readVisible(
  req: PayloadRequest,
  collection: CollectionSlug,
): AsyncGenerator<JsonObject> {
  let after = 0
  for (;;) {
    const documents = await findVisible(req, collection, { id: { greater_than: after } }, BATCH)
    yield* documents
    if (documents.length < BATCH) return
    after = Number(documents.at(-1)?.id)
  }
}
