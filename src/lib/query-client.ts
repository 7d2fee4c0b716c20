import { QueryClient } from '@tanstack/react-query'

/**
 * What was read stays: no refetch on focus, interval or mount, and no retries (specification,
 * section 7). `'static'` also keeps a prerender from asking what time it is.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 'static',
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
