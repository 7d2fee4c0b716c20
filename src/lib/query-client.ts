import { type Query, QueryClient } from '@tanstack/react-query'

/**
 * What was read stays until a write of ours says that it has changed (`invalidateQueries`): plain
 * `'static'` would not hear of that either. Neither answer makes a prerender ask what time it is.
 */
function staleTime({ state }: Pick<Query, 'state'>): 'static' | 0 {
  return state.isInvalidated ? 0 : 'static'
}

/**
 * The one place of the policy (docs/product.md, API): no refetch on focus, interval, reconnect or
 * mount, never stale, no retries. A call is made at once even when the browser believes itself
 * offline: a visitor is told that it failed instead of waiting for a lead that is not on its way.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
