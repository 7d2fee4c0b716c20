import { queryOptions } from '@tanstack/react-query'
import type { BlogQuery } from '@/contract/blog-query'
import { callApi, callForPage } from '@/lib/api-client'
import { withErrorMessage } from './error-message'
import { withQuery } from './query-string'

/** How many articles the list asks for (docs/product.md, API). */
export const BLOG_LIMIT = 50

// Pages bring most of this with them: a schema is fetched only when it has to be asked for.
const schemas = () => import('@/contract/blog-post')

/** A page of the published articles, newest first unless the server is asked for something else. */
export function blogPostsQuery(query: Partial<BlogQuery> = {}) {
  const asked = { isPublished: true, limit: BLOG_LIMIT, offset: 0, ...query }
  return withErrorMessage(
    'Failed to fetch blog posts',
    queryOptions({
      queryKey: ['blog', 'list', asked],
      queryFn: async ({ signal }) => {
        const { blogPostList } = await schemas()
        return callForPage(withQuery('/api/blog', asked), blogPostList, { signal })
      },
    }),
  )
}

/** One article with its text; every failure means that it was not found. */
export function blogPostBySlugQuery(slug: string) {
  return withErrorMessage(
    'Blog post not found',
    queryOptions({
      queryKey: ['blog', 'slug', slug],
      queryFn: async ({ signal }) => {
        const { blogPostDetail } = await schemas()
        const path = `/api/blog/slug/${encodeURIComponent(slug)}`
        return callApi(path, blogPostDetail, { signal })
      },
    }),
  )
}
