'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import {
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
  type unstable_UpdateUrlFunction as UpdateUrl,
} from 'nuqs/adapters/custom'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'

/** By this word nuqs knows its own history entries, and keeps what is still being typed. */
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

/** With the state of the present entry, which is Next's own, Next takes no part in the step. */
const updateUrl: UpdateUrl = (search, { history, scroll }) => {
  const url = location.pathname + renderQueryString(search) + location.hash
  if (history === 'push') window.history.pushState(window.history.state, OWN_ENTRY, url)
  else window.history.replaceState(window.history.state, OWN_ENTRY, url)
  for (const listener of listeners) listener()
  if (scroll) window.scrollTo(0, 0)
}

/** What the address says; on the server, and while its page is on the way, what Next says. */
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

/** Steps back and forth within this page hide their state from Next, which then ignores them. */
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
 * Search parameters for the lists, which live in the address and ask the server nothing. Next 16.4
 * asks it for each step back that was made before a reload, and when two come in a moment it waits
 * for ever and holds up every deferred value; so these steps are kept from it. nuqs' own adapter
 * around ours ends what a visitor was typing when he goes back.
 */
export function AddressParams({ children }: { children: ReactNode }) {
  useStepsOfOurOwn()
  return (
    <NuqsAdapter>
      <AddressProvider>{children}</AddressProvider>
    </NuqsAdapter>
  )
}
