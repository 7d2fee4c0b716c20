import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import type { BlogQuery } from '@/contract/blog-query'
import { blogSorts } from '@/domain/blog-filter'
import { BLOG_LIMIT } from '@/lib/api/blog'

/** What narrows, orders and turns the pages of the list stands in the address, by these names. */
export const searchParams = {
  q: parseAsString.withDefault(''),
  category: parseAsString.withDefault('all'),
  sort: parseAsStringLiteral(blogSorts).withDefault('publishedAt'),
  page: parseAsInteger.withDefault(1),
}

export const loadSearchParams = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof loadSearchParams>>

/** The last page that the contract's largest offset reaches. */
const LAST_PAGE = 20_000

/** The page an address stands for, the first one being 1. */
export function pageOf({ page }: Pick<SearchState, 'page'>): number {
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** What the contract is asked for an address: nothing that it would do by itself. */
export function toBlogQuery(state: SearchState): Partial<BlogQuery> {
  const { category, sort } = state
  const q = state.q.trim()
  const offset = (pageOf(state) - 1) * BLOG_LIMIT
  return {
    ...(q === '' ? {} : { q }),
    ...(category === '' || category === 'all' ? {} : { category }),
    ...(sort === 'publishedAt' ? {} : { sort }),
    ...(offset === 0 ? {} : { offset }),
  }
}
