import { paths } from './paths'

/** What of a document makes its address. */
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

/** The path of a document's own page; `null` when its collection has none, or it has no slug yet. */
export function documentAddress(collection: string, { slug, category }: Addressed): string | null {
  if (!slug) return null
  if (collection === 'resources') return category ? paths.resource(category, slug) : null
  return bySlug[collection]?.(slug) ?? null
}
