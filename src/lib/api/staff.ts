import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api-client'

/**
 * Whether who is signed in to the back office may delete content of the guide. The one read that
 * takes a 401 for nobody instead of raising; asked only where something hints at staff.
 */
export const mayManageQuery = queryOptions({
  queryKey: ['staff', 'may-manage'],
  queryFn: async ({ signal }) => {
    const { signedIn } = await import('@/contract/staff')
    const answer = await callApi('/cms/api/users/me', signedIn, {
      signal,
      onUnauthorized: 'nothing',
    })
    const role = answer?.user?.role
    return role === 'admin' || role === 'editor'
  },
})
