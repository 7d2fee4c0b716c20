import type { CollectionAfterChangeHook, CollectionConfig, JsonObject, Plugin } from 'payload'
import { publishedDocument, publishedSnapshot } from '@/collections/hooks/snapshot-published'
import { documentUrl } from '@/config/document-url'
import { redirectPath } from '@/domain/redirects/redirect'
import type { Redirect } from '@/payload-types'

type Reference = NonNullable<NonNullable<Redirect['to']>['reference']>
type Referable = Reference['relationTo']

/** The collections whose documents have a page. */
const collections: readonly Referable[] = [
  'communities',
  'builders',
  'blog-posts',
  'resources',
  'helpful-articles',
]

const isReferable = (slug: string): slug is Referable => collections.some((own) => own === slug)

/** The path of a published document. A resource without text has no page. */
function addressOf(collection: Referable, doc: JsonObject): string | null {
  if (collection === 'resources' && !doc.content) return null
  const address = documentUrl(collection, doc)
  return address === null ? null : redirectPath(address)
}

/**
 * Adds a redirect from the previous path of a published document. The redirect references the
 * document instead of its path, so several changes do not create a chain. Deletes a redirect whose
 * source path is a page again.
 */
const leaveRedirect: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug: relationTo } = collection
  if (!isReferable(relationTo)) return
  const addressIn = (shown: JsonObject | null) => shown && addressOf(relationTo, shown)
  const now = addressIn(await publishedDocument(req, relationTo, doc.id))
  const before = addressIn(publishedSnapshot(req, relationTo, doc.id))
  if (now === null || before === now) return
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
      afterChange: [...(hooks.afterChange ?? []), leaveRedirect],
    },
  }
}

/** Adds redirects for all published documents whose path changes. */
export const keepOldAddresses: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(watch),
})
