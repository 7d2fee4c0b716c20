import { queryOptions } from '@tanstack/react-query'
import { editLink } from '@/contract/edit-link'
import { callApi } from '@/lib/api-client'

/** Where who is signed in edits what a path shows. */
export const editLinkQuery = (path: string) =>
  queryOptions({
    queryKey: ['staff', 'edit-link', path],
    queryFn: async ({ signal }) => {
      const address = `/internal/edit-link?path=${encodeURIComponent(path)}`
      return callApi(address, editLink, { signal })
    },
    staleTime: 60_000,
  })
