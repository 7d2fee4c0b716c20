import { z } from 'zod/mini'
import { paths } from '@/lib/paths'

const publishedDocument = z.object({ slug: z.string(), _status: z.literal('published') })
const publishedResource = z.extend(publishedDocument, { category: z.string() })

const pathsBySlug: Readonly<Record<string, (slug: string) => string>> = {
  communities: paths.community,
  builders: paths.builder,
  'blog-posts': paths.blogPost,
}

/** The page of a document of a collection; `null` unless it is there, has one, and is published. */
export function pathOfDocument(collection: string, document: unknown): string | null {
  if (collection === 'resources') {
    const resource = publishedResource.safeParse(document).data
    return resource ? paths.resource(resource.category, resource.slug) : null
  }
  const slug = publishedDocument.safeParse(document).data?.slug
  return slug === undefined ? null : (pathsBySlug[collection]?.(slug) ?? null)
}
