import { queryOptions } from '@tanstack/react-query'
import type { CommunityQuery } from '@/contract/community-query'
import { callApi } from '@/lib/api-client'
import { withErrorMessage } from './error-message'
import { withQuery } from './query-string'

/** How many communities the listing and the map ask for (docs/product.md, API). */
const LISTING_LIMIT = 200
const MAP_LIMIT = 100

// Pages bring most of this with them: a schema is fetched only when it has to be asked for.
const schemas = () => import('@/contract/community')

function listOptions(query: Partial<CommunityQuery>) {
  return queryOptions({
    queryKey: ['communities', 'list', query],
    queryFn: async ({ signal }) => {
      const { communityList } = await schemas()
      return callApi(withQuery('/api/communities', query), communityList, { signal })
    },
  })
}

/** The communities of the listing, all of them or those that the server is asked for. */
export function communitiesQuery(query: Partial<CommunityQuery> = {}) {
  const asked = { limit: LISTING_LIMIT, ...query }
  return withErrorMessage('Failed to fetch communities', listOptions(asked))
}

/** The communities that the map counts and shows. */
export function allCommunitiesQuery() {
  return withErrorMessage('Failed to fetch all communities', listOptions({ limit: MAP_LIMIT }))
}

/** As many as the contract hands out at once. */
const LARGEST_PAGE = 500

/**
 * Every one of `total` communities by name, page by page: for a guide with more of them than its
 * first page carries.
 */
export function everyCommunityQuery(total: number) {
  return withErrorMessage(
    'Failed to fetch all communities',
    queryOptions({
      queryKey: ['communities', 'every', total],
      queryFn: async ({ signal }) => {
        const { communityList } = await schemas()
        const offsets = Array.from(
          { length: Math.ceil(total / LARGEST_PAGE) },
          (_, page) => page * LARGEST_PAGE,
        )
        const pages = await Promise.all(
          offsets.map((offset) =>
            callApi(withQuery('/api/communities', { limit: LARGEST_PAGE, offset }), communityList, {
              signal,
            }),
          ),
        )
        return pages.flat()
      },
    }),
  )
}

/** The featured communities. */
export const featuredQuery = withErrorMessage(
  'Failed to fetch featured communities',
  queryOptions({
    queryKey: ['communities', 'featured'],
    queryFn: async ({ signal }) => {
      const { communityList } = await schemas()
      return callApi('/api/communities/featured', communityList, { signal })
    },
  }),
)

/** One community; every failure means that it was not found. */
export function communityBySlugQuery(slug: string) {
  return withErrorMessage(
    'Community not found',
    queryOptions({
      queryKey: ['communities', 'slug', slug],
      queryFn: async ({ signal }) => {
        const { communityDetail } = await schemas()
        const path = `/api/communities/slug/${encodeURIComponent(slug)}`
        return callApi(path, communityDetail, { signal })
      },
    }),
  )
}
