import type { CollectionAfterChangeHook, CollectionConfig, JsonObject, Plugin } from 'payload'
import { publishedDocument, publishedSnapshot } from '@/collections/hooks/snapshot-published'
import { findTypeWithOwnPage, type TypeWithOwnPage } from '@/content-types'
import { documentUrl } from '@/content-types/document-url'
import { redirectPath } from '@/domain/redirects/redirect'

/** The path of a published document, or `null` if it has no page. */
function findAddress({ slug, page }: TypeWithOwnPage, doc: JsonObject): string | null {
  if (page.needs && !doc[page.needs]) return null
  const address = documentUrl(slug, doc)
  return address === null ? null : redirectPath(address)
}

/**
 * Adds a redirect from the previous path of a published document. The redirect references the
 * document instead of its path, so several changes do not create a chain. Deletes a redirect whose
 * source path is a page again.
 */
const leaveRedirect: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const type = findTypeWithOwnPage(collection.slug)
  if (!type) return
  const relationTo = type.slug
  const addressIn = (shown: JsonObject | null) => shown && findAddress(type, shown)
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
  if (!findTypeWithOwnPage(collection.slug)) return collection
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
