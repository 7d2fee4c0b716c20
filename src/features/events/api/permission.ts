import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'

/**
 * Whether the signed-in user may delete content. Returns false on 401 instead of throwing;
 * requested only if the staff hint cookie is set.
 */
export const mayManageQuery = queryOptions({
  queryKey: ['staff', 'may-manage'],
  queryFn: async ({ signal }) => {
    const { signedIn } = await import('@/contract/staff/staff')
    const response = await callApi('/cms/api/users/me', signedIn, {
      signal,
      onUnauthorized: 'nothing',
    })
    const role = response?.user?.role
    return role === 'admin' || role === 'editor'
  },
})
