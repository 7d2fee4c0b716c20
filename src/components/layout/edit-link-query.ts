import { queryOptions } from '@tanstack/react-query'
import { editLink } from '@/contract/staff/edit-link'
import { callApi } from '@/lib/api/client'

/** The edit link of a path for the signed-in user. */
export const editLinkQuery = (path: string) =>
  queryOptions({
    queryKey: ['staff', 'edit-link', path],
    queryFn: async ({ signal }) => {
      const address = `/internal/edit-link?path=${encodeURIComponent(path)}`
      return callApi(address, editLink, { signal })
    },
    staleTime: 60_000,
  })
