import 'server-only'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { ResourceDetail } from '@/contract/resources/resource'
import type { Resource } from '@/payload-types'
import { cached } from '../cached'
import { getCachedSitemap } from '../cached-queries'
import { payloadClient } from '../payload'
import { readRichText, richTextPopulate } from '../rich-text/read'
import { isStorable } from '../sql/query-rows'
import { factsOf } from './list'

/** A resource for its page. */
export async function toResource(entry: Resource): Promise<ResourceDetail> {
  const { content, updatedAt } = entry
  return {
    ...factsOf(entry),
    content: await readRichText(content),
    updatedAt,
  }
}

/** A published resource with its text. Returns `null` when it does not exist or is only a link. */
export async function resourceBySlug(slug: string): Promise<ResourceDetail | null> {
  if (!isStorable(slug)) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'resources',
    overrideAccess: false,
    depth: 1,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug }, content: { exists: true } },
    populate: richTextPopulate,
  })
  const entry = docs[0]
  return entry?.content ? toResource(entry) : null
}

/** The same, cached. Only existing slugs are cached, as in src/data/cached-queries.ts. */
export const getCachedResource = cache(async (slug: string): Promise<ResourceDetail | null> => {
  const { resources } = await getCachedSitemap()
  if (!resources.some((row) => row.slug === slug)) return null
  // The page shows cards of communities and links to documents of every collection.
  const { resources: own, communities, builders, blog } = cacheTags
  return cached(['resource', slug], [own, communities, builders, blog], () => resourceBySlug(slug))
})
