import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api-client'

/** The featured communities. */
export const featuredQuery = queryOptions({
  queryKey: ['communities', 'featured'],
  // The page brings the data with it: the schema is fetched only when it has to be asked for.
  queryFn: async ({ signal }) => {
    const { communityList } = await import('@/contract/community')
    return callApi('/api/communities/featured', communityList, { signal })
  },
})
