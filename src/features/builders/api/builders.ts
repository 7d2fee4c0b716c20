import { queryOptions } from '@tanstack/react-query'
import type { BuilderQuery } from '@/contract/builders/builder-query'
import { callApi } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'
import { withQuery } from '@/lib/api/query-string'

// Imported on demand: pages usually contain this data, so most visits need no schema.
const schemas = () => import('@/contract/builders/builder')

/** The builders with their communities; all of them by default. */
export function buildersQuery(query: Partial<BuilderQuery> = {}) {
  return withErrorMessage(
    'Failed to fetch builders',
    queryOptions({
      queryKey: ['builders', 'list', query],
      queryFn: async ({ signal }) => {
        const { builderList } = await schemas()
        return callApi(withQuery('/api/builders', query), builderList, { signal })
      },
    }),
  )
}
