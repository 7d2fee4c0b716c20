import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api-client'
import { withErrorMessage } from './error-message'

/** The figures of the stats strip. */
export const statsQuery = withErrorMessage(
  'Failed to fetch stats',
  queryOptions({
    queryKey: ['stats'],
    // The page brings the data with it: the schema is fetched only when it has to be asked for.
    queryFn: async ({ signal }) => {
      const { stats } = await import('@/contract/stats')
      return callApi('/api/stats', stats, { signal })
    },
  }),
)
