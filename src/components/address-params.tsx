'use client'

import { usePathname } from 'next/navigation'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, useLayoutEffect } from 'react'

/**
 * Makes back and forward steps within this page shallow, as the updates of nuqs are. Next 16.4
 * requests the server for each step to an entry from before a reload, and often never finishes the
 * second of two such steps.
 */
function useShallowSteps(): void {
  const pathname = usePathname()
  // A passive effect would end after the URL has changed. Back before that would be taken for a step
  // within the page.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      if (location.pathname !== pathname) return
      // Next ignores steps without a state.
      Object.defineProperty(event, 'state', { value: null })
      // Next's own `replaceState` applies the URL, and keeps its tree if the entry has no state.
      History.prototype.replaceState.call(history, null, '')
      history.replaceState(null, '', location.href)
    }
    window.addEventListener('popstate', onPopState, { capture: true })
    return () => window.removeEventListener('popstate', onPopState, { capture: true })
  }, [pathname])
}

/** Adapter for query parameters of lists, which update without a server request. */
export function AddressParams({ children }: { children: ReactNode }) {
  useShallowSteps()
  return <NuqsAdapter>{children}</NuqsAdapter>
}
