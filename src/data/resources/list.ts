import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { ResourceSummary } from '@/contract/resources/resource'
import type { Resource } from '@/payload-types'
import { cached } from '../cached'
import { pictureOf } from '../media/pictures'
import { payloadClient } from '../payload'
import { resourceHref } from './resource-href'

type StoredEntry = Omit<Resource, 'content' | 'meta'>

/** The fields common to lists and pages. */
export function factsOf(stored: StoredEntry) {
  const { title, slug, description, category, type, readMinutes, picture } = stored
  return {
    title,
    slug,
    description,
    category,
    type,
    readMinutes: readMinutes ?? null,
    picture: pictureOf(picture),
  }
}

/** The slugs of published resources with text. Lists link to their pages. */
async function slugsWithText(): Promise<ReadonlySet<string>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'resources',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    where: { content: { exists: true } },
    select: { slug: true },
  })
  return new Set(docs.map(({ slug }) => slug))
}

/** The published resources in the editors' order. */
export async function listResources(): Promise<ResourceSummary[]> {
  const payload = await payloadClient()
  const [{ docs }, withText] = await Promise.all([
    payload.find({
      collection: 'resources',
      overrideAccess: false,
      depth: 1,
      pagination: false,
      sort: ['order', 'id'],
      select: { content: false, meta: false },
      populate: { media: { filename: true, alt: true } },
    }),
    slugsWithText(),
  ])
  return docs.map((entry) => ({
    ...factsOf(entry),
    isFeatured: entry.isFeatured ?? false,
    href: resourceHref(entry, withText.has(entry.slug)),
  }))
}

/** The same, cached. */
export function getCachedResources(): Promise<ResourceSummary[]> {
  return cached(['resources'], [cacheTags.resources], listResources)
}
