import { queryOptions } from '@tanstack/react-query'
import type { CommunityQuery } from '@/contract/communities/community-query'
import { callApi } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'
import { withQuery } from '@/lib/api/query-string'

/** Limits of the listing and the map (docs/product.md, API). */
const LISTING_LIMIT = 200
const MAP_LIMIT = 100

// Imported on demand: pages usually contain this data, so most visits need no schema.
const schemas = () => import('@/contract/communities/community')

function listOptions(query: Partial<CommunityQuery>) {
  return queryOptions({
    queryKey: ['communities', 'list', query],
    queryFn: async ({ signal }) => {
      const { communityList } = await schemas()
      return callApi(withQuery('/api/communities', query), communityList, { signal })
    },
  })
}

/** The communities of the listing, optionally filtered by the server. */
export function communitiesQuery(query: Partial<CommunityQuery> = {}) {
  const parameters = { limit: LISTING_LIMIT, ...query }
  return withErrorMessage('Failed to fetch communities', listOptions(parameters))
}

/** The communities on the map. */
export function allCommunitiesQuery() {
  return withErrorMessage('Failed to fetch all communities', listOptions({ limit: MAP_LIMIT }))
}

/** All `total` communities by name, for lists that are longer than one page. */
export function everyCommunityQuery(total: number) {
  return withErrorMessage(
    'Failed to fetch all communities',
    queryOptions({
      queryKey: ['communities', 'every', total],
      queryFn: async ({ signal }) => {
        const { communityColumns, fromColumns } = await import(
          '@/contract/communities/community-columns'
        )
        const columns = await callApi('/api/communities/columns', communityColumns, { signal })
        return fromColumns(columns)
      },
    }),
  )
}

/** One community. Every failure is reported as not found. */
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
