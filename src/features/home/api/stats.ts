import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'

export const statsQuery = withErrorMessage(
  'Failed to fetch stats',
  queryOptions({
    queryKey: ['stats'],
    // Imported on demand: the page contains the data.
    queryFn: async ({ signal }) => {
      const { stats } = await import('@/contract/site/stats')
      return callApi('/api/stats', stats, { signal })
    },
  }),
)
