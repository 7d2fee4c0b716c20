import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { readMinutes } from '@/domain/blog/read-minutes'
import { picturePath } from '@/domain/media/image-sizes'

/** A row of the article query. Subqueries without rows are null. */
export interface StoredArticle {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly description: string | null
  readonly category: string | null
  readonly author: string | null
  readonly publishedAt: string | null
  readonly words: number | null
  readonly picture: { filename: string; alt: string } | null
  readonly tags: string[] | null
}

/** Maps a row to an article of the public API. Only the listed fields are returned. */
export function toSummary(stored: StoredArticle): BlogPostSummary {
  const { title, slug, excerpt, category, author, picture } = stored
  const image = picture === null ? null : picturePath(picture.filename)
  return {
    id: String(stored.id),
    title,
    slug,
    excerpt,
    category,
    author,
    image,
    description: stored.description ?? excerpt,
    featuredImage: image,
    imageAlt: picture?.alt ?? null,
    tags: stored.tags ?? [],
    readMinutes: readMinutes(stored.words ?? 0),
    ...(stored.publishedAt === null ? {} : { publishedAt: stored.publishedAt }),
  }
}
