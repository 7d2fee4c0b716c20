import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import { cached } from '../cache/cached'
import { pictureOf, populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'

/** SEO overrides by an editor; `null` keeps the page's own value. */
export interface SeoOverrides {
  readonly title: string | null
  readonly description: string | null
  /** Path of an image. */
  readonly image: string | null
}

type Described = 'communities' | 'builders' | 'blog-posts' | 'resources'

const tags: Readonly<Record<Described, string>> = {
  communities: cacheTags.communities,
  builders: cacheTags.builders,
  'blog-posts': cacheTags.blog,
  resources: cacheTags.resources,
}

async function readSeo(collection: Described, slug: string): Promise<SeoOverrides> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    overrideAccess: false,
    where: { slug: { equals: slug } },
    select: { meta: true },
    populate: populatePictures,
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const { title, description, image } = docs[0]?.meta ?? {}
  return {
    title: title ?? null,
    description: description ?? null,
    image: pictureOf(image)?.src ?? null,
  }
}

/**
 * The editors' SEO texts of a published document, cached. Call it only for existing slugs, as in
 * src/data/communities/queries.ts.
 */
export function getCachedSeo(collection: Described, slug: string): Promise<SeoOverrides> {
  return cached(['seo', collection, slug], [tags[collection]], () => readSeo(collection, slug))
}
