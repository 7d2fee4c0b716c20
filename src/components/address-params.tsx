'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import {
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
  type unstable_UpdateUrlFunction as UpdateUrl,
} from 'nuqs/adapters/custom'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'

/** nuqs detects its own history entries by this value and then preserves pending updates. */
const OWN_ENTRY = '__nuqs__'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Reuses the current history state, which is Next's, so that Next ignores the update. */
const updateUrl: UpdateUrl = (search, { history, scroll }) => {
  const url = location.pathname + renderQueryString(search) + location.hash
  if (history === 'push') window.history.pushState(window.history.state, OWN_ENTRY, url)
  else window.history.replaceState(window.history.state, OWN_ENTRY, url)
  for (const listener of listeners) listener()
  if (scroll) window.scrollTo(0, 0)
}

/** The current query string; during server rendering and navigation, the value from Next. */
function useAddress() {
  const coming = useSearchParams().toString()
  const pathname = usePathname()
  const search = useSyncExternalStore(
    subscribe,
    () => (location.pathname === pathname ? location.search : coming),
    () => coming,
  )
  const searchParams = useMemo(() => new URLSearchParams(search), [search])
  return { searchParams, updateUrl }
}

/**
 * Hides the history state of back and forward steps within this page from Next, which then ignores
 * them.
 */
function useStepsOfOurOwn(): void {
  const pathname = usePathname()
  useEffect(() => {
    const hideState = (event: PopStateEvent) => {
      if (location.pathname === pathname) Object.defineProperty(event, 'state', { value: null })
    }
    window.addEventListener('popstate', hideState, { capture: true })
    return () => window.removeEventListener('popstate', hideState, { capture: true })
  }, [pathname])
}

const AddressProvider = createAdapterProvider(useAddress)

/**
 * Adapter for query parameters of lists, which update without a server request. Next 16.4 requests
 * the server for each back step to an entry from before a reload, and two such steps in quick
 * succession leave it pending forever and block all deferred values, so these steps are hidden from
 * it. The surrounding nuqs adapter cancels pending updates on a back step.
 */
export function AddressParams({ children }: { children: ReactNode }) {
  useStepsOfOurOwn()
  return (
    <NuqsAdapter>
      <AddressProvider>{children}</AddressProvider>
    </NuqsAdapter>
  )
}
