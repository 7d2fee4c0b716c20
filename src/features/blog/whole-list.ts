import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { BlogQuery } from '@/contract/blog/blog-query'
import { matchesArticle, sortArticles } from '@/domain/blog/blog-filter'
import type { ListPage } from '@/lib/api/client'
import { BLOG_LIMIT } from './api/posts'

/** Whether the first page of the unfiltered list contains all articles. */
export function isWhole({ items, total }: ListPage<BlogPostSummary>): boolean {
  return items.length === total
}

/** Computes the API's response from all articles, with the same rules. */
export function filterList(
  articles: readonly BlogPostSummary[],
  { sort = 'publishedAt', offset = 0, ...filter }: Partial<BlogQuery>,
): ListPage<BlogPostSummary> {
  const matching = articles.filter((article) => matchesArticle(article, filter))
  const items = sortArticles(matching, sort).slice(offset, offset + BLOG_LIMIT)
  return { items, total: matching.length }
}
