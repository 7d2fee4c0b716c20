import { paths } from './paths'

/** The fields that determine a document's path. */
interface Addressed {
  readonly slug?: string | null | undefined
  readonly category?: string | null | undefined
}

const bySlug: Readonly<Record<string, (slug: string) => string>> = {
  communities: paths.community,
  builders: paths.builder,
  'blog-posts': paths.blogPost,
  'helpful-articles': paths.helpfulArticle,
}

/** The path of a document's page; `null` if its collection has no pages or it has no slug. */
export function documentUrl(collection: string, { slug, category }: Addressed): string | null {
  if (!slug) return null
  if (collection === 'resources') return category ? paths.resource(category, slug) : null
  return bySlug[collection]?.(slug) ?? null
}
