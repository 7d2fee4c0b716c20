import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'

/** All `total` communities by name, for lists that are longer than one page. */
export function everyCommunityQuery(total: number) {
  return withErrorMessage(
    'Failed to fetch all communities',
    queryOptions({
      queryKey: ['communities', 'every', total],
      queryFn: async ({ signal }) => {
        // Imported on demand: most pages contain all communities, so they need no schema.
        const { communityColumns, fromColumns } = await import(
          '@/contract/communities/community-columns'
        )
        const columns = await callApi('/api/communities/columns', communityColumns, { signal })
        return fromColumns(columns)
      },
    }),
  )
}
