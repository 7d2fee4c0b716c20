import { type Query, QueryClient } from '@tanstack/react-query'

/**
 * Data stays fresh until a mutation invalidates it (`invalidateQueries`); a constant `'static'`
 * would ignore invalidation. Neither value reads the current time, which fails during prerendering.
 */
function staleTime({ state }: Pick<Query, 'state'>): 'static' | 0 {
  return state.isInvalidated ? 0 : 'static'
}

/**
 * Query policy of the whole site (docs/product/api.md, API): no refetch on focus, interval,
 * reconnect or mount, never stale, no retries. Calls are made even if the browser reports being
 * offline, so that a visitor sees an error instead of waiting for a lead that is not being sent.
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

let browserClient: QueryClient | undefined

/** The client of the browser tab, so that data survives route changes. A server render gets a new one. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
