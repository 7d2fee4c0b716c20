import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { ResourceDetail, ResourceSummary } from '@/contract/resources/resource'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import { dependOn, sharedRead } from '../cache/depend-on'
import { populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { richTextPopulate } from '../rich-text/read'
import { noSeo, type SeoOverrides, toSeo, type WithSeo } from '../site/seo'
import { isStorable } from '../sql/expressions'
import type { Staff } from '../staff/staff'
import { toFacts, toResource } from './mapper'
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

async function readResources(): Promise<ResourceSummary[]> {
  dependOn(cacheTags.resources)
  const payload = await payloadClient()
  const [{ docs }, withText] = await Promise.all([
    payload.find({
      collection: 'resources',
      overrideAccess: false,
      depth: 1,
      pagination: false,
      sort: ['_order', 'id'],
      select: { content: false, meta: false },
      populate: populatePictures,
    }),
    slugsWithText(),
  ])
  return docs.map((entry) => ({
    ...toFacts(entry),
    isFeatured: entry.isFeatured ?? false,
    href: resourceHref(entry, withText.has(entry.slug)),
  }))
}

/** The published resources in the editors' order. */
export function listResources(): Promise<ResourceSummary[]> {
  return sharedRead('resources', readResources)
}

async function findResource(
  where: Where,
  version: Version,
): Promise<(Draft<ResourceDetail> & WithSeo) | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'resources',
    where,
    populate: richTextPopulate,
    depth: 1,
    ...version,
  })
  const [entry] = docs
  if (!entry) return null
  return { content: await toResource(entry), seo: toSeo(entry.meta), isDraft: isDraft(entry) }
}

/** One query serves a page and its metadata. */
const publishedResource = cache(async (slug: string) => {
  dependOn(cacheTags.resources)
  if (!isStorable(slug)) return null
  const where = { slug: { equals: slug }, content: { exists: true } }
  return findResource(where, published)
})

/** A published resource with its text. Returns `null` when it does not exist or is only a link. */
export async function resourceBySlug(slug: string): Promise<ResourceDetail | null> {
  return (await publishedResource(slug))?.content ?? null
}

/** The editors' SEO texts of a published resource. */
export async function resourceSeo(slug: string): Promise<SeoOverrides> {
  return (await publishedResource(slug))?.seo ?? noSeo
}

/** The latest version of a resource with the values of its form, or `null`. */
export function resourceDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<Draft<ResourceDetail> | null> {
  return findResource({ id: { equals: id } }, newestFor(user, asInForm('resources', id, values)))
}
