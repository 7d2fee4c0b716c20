import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'

// Imported on demand: pages usually contain this data, so most visits need no schema.
const schemas = () => import('@/contract/communities/community')

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
