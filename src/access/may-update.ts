import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug =>
  Object.hasOwn(req.payload.collections, slug)

/** Whether the user of a request may update a document, by the access rule of its collection. */
export async function mayUpdateDocument(
  req: PayloadRequest,
  collection: string,
  id: number,
): Promise<boolean> {
  if (!req.user || !isCollection(req, collection)) return false
  const rule = req.payload.collections[collection].config.access.update
  const allowed = await rule({ req, id })
  if (typeof allowed === 'boolean') return allowed
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, allowed] },
    req,
  })
  return totalDocs > 0
}

/** Whether the user of a request may update a global, by its access rule. */
export async function mayUpdateGlobal(req: PayloadRequest, slug: string): Promise<boolean> {
  const global = req.payload.config.globals.find((one) => one.slug === slug)
  if (!req.user || !global) return false
  return Boolean(await global.access.update({ req }))
}

/** Slugs of the collections with locks that the user of a request may read, in full or in part. */
export async function readableLockable(req: PayloadRequest): Promise<CollectionSlug[]> {
  const own = req.payload.config.collections.filter(
    ({ lockDocuments, slug }) => lockDocuments !== false && !slug.startsWith('payload-'),
  )
  const rules = own.map(async ({ slug, access }) => {
    return (await access.read({ req })) ? [slug] : []
  })
  return (await Promise.all(rules)).flat()
}

/** Slugs of the globals that the user of a request may read. */
export async function readableGlobals(req: PayloadRequest): Promise<GlobalSlug[]> {
  const rules = req.payload.config.globals.map(async ({ slug, access }) => {
    return (await access.read({ req })) ? [slug] : []
  })
  return (await Promise.all(rules)).flat()
}
