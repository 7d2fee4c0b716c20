import type { BlogPostSummary } from '@/contract/blog-post'
import type { BlogQuery } from '@/contract/blog-query'
import { matchesArticle, sortArticles } from '@/domain/blog-filter'
import { BLOG_LIMIT } from '@/lib/api/blog'
import type { ListPage } from '@/lib/api-client'

/** Whether the first page of the unfiltered list contains all articles. */
export function isWhole({ items, total }: ListPage<BlogPostSummary>): boolean {
  return items.length === total
}

/** Computes the API's response from all articles, with the same rules. */
export function answerFrom(
  articles: readonly BlogPostSummary[],
  { sort = 'publishedAt', offset = 0, ...filter }: Partial<BlogQuery>,
): ListPage<BlogPostSummary> {
  const matching = articles.filter((article) => matchesArticle(article, filter))
  const items = sortArticles(matching, sort).slice(offset, offset + BLOG_LIMIT)
  return { items, total: matching.length }
}
