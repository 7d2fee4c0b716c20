import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api-client'

/** How many communities the listing asks for (specification, section 9). */
export const LISTING_LIMIT = 200

/** The communities of the listing. */
export const communitiesQuery = queryOptions({
  queryKey: ['communities', { limit: LISTING_LIMIT }],
  // The page brings the data with it: the schema is fetched only when it has to be asked for.
  queryFn: async ({ signal }) => {
    const { communityList } = await import('@/contract/community')
    return callApi(`/api/communities?limit=${LISTING_LIMIT}`, communityList, { signal })
  },
})
