import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { ResourceDetail, ResourceSummary } from '@/contract/resources/resource'
import { cached } from '../cache/cached'
import { populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { richTextPopulate } from '../rich-text/read'
import { getCachedSitemap } from '../site/sitemap'
import { isStorable } from '../sql/expressions'
import type { Staff } from '../staff/queries'
import { factsOf, toResource } from './mapper'
import { resourceHref } from './resource-href'

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
      populate: populatePictures,
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

async function findResource(where: Where, version: Version): Promise<Draft<ResourceDetail> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'resources',
    where,
    populate: richTextPopulate,
    depth: 1,
    ...version,
  })
  const [entry] = docs
  return entry ? { content: await toResource(entry), isDraft: isDraft(entry) } : null
}

/** A published resource with its text. Returns `null` when it does not exist or is only a link. */
export async function resourceBySlug(slug: string): Promise<ResourceDetail | null> {
  if (!isStorable(slug)) return null
  const where = { slug: { equals: slug }, content: { exists: true } }
  return (await findResource(where, published))?.content ?? null
}

/** The latest version of a resource, or `null`. */
export function resourceDraft(id: number, user: Staff): Promise<Draft<ResourceDetail> | null> {
  return findResource({ id: { equals: id } }, newestFor(user))
}

/** The same, cached. Only existing slugs are cached, as for communities. */
export const getCachedResource = cache(async (slug: string): Promise<ResourceDetail | null> => {
  const { resources } = await getCachedSitemap()
  if (!resources.some((row) => row.slug === slug)) return null
  // The page shows cards of communities and links to documents of every collection.
  const { resources: own, communities, builders, blog } = cacheTags
  return cached(['resource', slug], [own, communities, builders, blog], () => resourceBySlug(slug))
})
