import { queryOptions } from '@tanstack/react-query'
import type { BlogQuery } from '@/contract/blog/blog-query'
import { callForPage } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'
import { withQuery } from '@/lib/api/query-string'

/** Page size of the article list (docs/product/api.md, API). */
export const BLOG_LIMIT = 50

// Imported on demand: pages usually contain this data, so most visits need no schema.
const schemas = () => import('@/contract/blog/blog-post')

/** A page of published articles, newest first by default. */
export function blogPostsQuery(query: Partial<BlogQuery> = {}) {
  const parameters = { isPublished: true, limit: BLOG_LIMIT, offset: 0, ...query }
  return withErrorMessage(
    'Failed to fetch blog posts',
    queryOptions({
      queryKey: ['blog', 'list', parameters],
      queryFn: async ({ signal }) => {
        const { blogPostList } = await schemas()
        return callForPage(withQuery('/api/blog', parameters), blogPostList, { signal })
      },
    }),
  )
}
