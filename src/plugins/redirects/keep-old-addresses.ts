import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  JsonObject,
  PayloadRequest,
  Plugin,
  TypeWithID,
} from 'payload'
import { redirectPath } from '@/domain/redirect'
import { documentAddress } from '@/lib/document-address'
import type { Redirect } from '@/payload-types'

declare module 'payload' {
  export interface RequestContext {
    /** Where the site showed documents before they were changed, by collection and id. */
    oldAddresses?: Map<string, string | null>
  }
}

type Reference = NonNullable<NonNullable<Redirect['to']>['reference']>
type Referable = Reference['relationTo']

/** The collections whose documents have a page of their own. */
const collections: readonly Referable[] = [
  ...(['communities', 'builders', 'blog-posts', 'resources', 'helpful-articles'] as const),
]

const isReferable = (slug: string): slug is Referable => collections.some((own) => own === slug)

/** Where the site shows a document; an entry of the resources without a text has no page. */
function addressOf(collection: Referable, doc: JsonObject): string | null {
  if (doc._status !== 'published' || (collection === 'resources' && !doc.content)) return null
  const address = documentAddress(collection, doc)
  return address === null ? null : redirectPath(address)
}

/** What hooks see is the newest version; what visitors see is asked of the document itself. */
async function liveAddress(req: PayloadRequest, collection: Referable, id: TypeWithID['id']) {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ? addressOf(collection, docs[0]) : null
}

const noteAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data._status === 'published' && originalDoc && isReferable(collection.slug)) {
    req.context.oldAddresses ??= new Map()
    const { id } = originalDoc
    const address = await liveAddress(req, collection.slug, id)
    req.context.oldAddresses.set(`${collection.slug}/${id}`, address)
  }
  return data
}

/**
 * Leads from the address that a published document had to where it is now. The row names the
 * document and not its address, so that any number of changes is one step; a row that begins at an
 * address which is a page again goes.
 */
const leaveRedirect: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug: relationTo } = collection
  if (!isReferable(relationTo)) return
  const now = addressOf(relationTo, doc)
  if (now === null) return
  const before = req.context.oldAddresses?.get(`${relationTo}/${doc.id}`) ?? null
  if (before === now) return
  const from = [now, ...(before === null ? [] : [before])]
  await req.payload.delete({ collection: 'redirects', where: { from: { in: from } }, req })
  if (before === null) return
  await req.payload.create({
    collection: 'redirects',
    data: {
      from: before,
      type: '308',
      to: { type: 'reference', reference: { relationTo, value: doc.id } },
    },
    depth: 0,
    req,
  })
}

function watch(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  if (!isReferable(collection.slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), noteAddress],
      afterChange: [...(hooks.afterChange ?? []), leaveRedirect],
    },
  }
}

/** Lets every published document whose address changes leave a redirect behind. */
export const keepOldAddresses: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(watch),
})
