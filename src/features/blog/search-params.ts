import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import type { BlogQuery } from '@/contract/blog/blog-query'
import { blogSorts } from '@/domain/blog/blog-filter'
import { blogCategories, getValues } from '@/domain/enums'
import { BLOG_LIMIT } from './api/posts'

/**
 * Query parameters for filters, sort order and pagination. Typing replaces the history entry, and the
 * page that every change resets adds none of its own.
 */
export const searchParams = {
  q: parseAsString.withDefault('').withOptions({ history: 'replace' }),
  category: parseAsStringLiteral(['all', ...getValues(blogCategories)]).withDefault('all'),
  sort: parseAsStringLiteral(blogSorts).withDefault('publishedAt'),
  page: parseAsInteger.withDefault(1).withOptions({ history: 'replace' }),
}

export const loadSearchParams = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof loadSearchParams>>

/** The last page that the API's maximum offset can reach. */
const LAST_PAGE = 20_000

/** The page number of a URL, starting at 1. */
export function toPageQuery({ page }: Pick<SearchState, 'page'>): number {
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** The API query for a search state, without default values. */
export function toBlogQuery(state: SearchState): Partial<BlogQuery> {
  const { category, sort } = state
  const q = state.q.trim()
  const offset = (toPageQuery(state) - 1) * BLOG_LIMIT
  return {
    ...(q === '' ? {} : { q }),
    ...(category === 'all' ? {} : { category }),
    ...(sort === 'publishedAt' ? {} : { sort }),
    ...(offset === 0 ? {} : { offset }),
  }
}
