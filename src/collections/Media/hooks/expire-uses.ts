import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  JsonObject,
  PayloadRequest,
} from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { referenceRoots } from '@/database/references/reference-roots'
import { findReferences } from '@/database/references/references'
import { notifyTags } from '@/database/tags/notify-tags'
import { tagsShowing } from '../../hooks/invalidate-tags'

/** With more uses, everything expires: PostgreSQL and a CDN take a limited number of tags at once. */
const MAX_USES = 30

/** The tags of the published documents and globals that show a picture. */
async function tagsOfUses(req: PayloadRequest, id: number): Promise<readonly string[]> {
  const target = { slug: 'media', table: 'media', ids: [id] }
  const uses = (await findReferences(req, referenceRoots(req), target)).filter(
    ({ isDraft }) => !isDraft,
  )
  if (uses.length > MAX_USES) return [cacheTags.site]
  const tags: string[] = []
  // One after another, because the request may have a transaction, and so one connection.
  for (const collection of req.payload.config.collections) {
    const ids = uses.filter(({ slug }) => slug === collection.slug).map((use) => use.id)
    if (ids.length === 0) continue
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
      req,
    })
    tags.push(...docs.flatMap((doc) => tagsShowing(collection, doc)))
  }
  const globals = req.payload.config.globals.filter(({ slug }) =>
    uses.some((use) => use.kind === 'global' && use.slug === slug),
  )
  return [...tags, ...globals.flatMap((one) => tagsShowing(one, {}))]
}

/** A picture without what matters only to editors. */
const shown = ({ folder: _, updatedAt: __, ...others }: JsonObject) => others

/**
 * Expires what shows a changed picture. A new picture is shown nowhere yet: a document that comes to
 * show it expires its own pages.
 */
export const expireUses: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || isDeepStrictEqual(shown(doc), shown(previousDoc))) return
  const uses = await tagsOfUses(req, doc.id)
  await notifyTags(req, new Set([cacheTags.pictures, ...uses]))
}

/** Expires the files of a deleted picture. Nothing shows it: a used one cannot be deleted. */
export const expireFiles: CollectionAfterDeleteHook = ({ req }) =>
  notifyTags(req, [cacheTags.pictures])
