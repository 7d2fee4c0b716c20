'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { renderQueryString } from 'nuqs/adapters/custom'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** The queries written into the URL that Next has not rendered yet, oldest first. */
type PendingQueries = RefObject<string[]>

/**
 * Makes back and forward steps within this page shallow, as the updates of nuqs are. Next 16.4
 * requests the server for each step to an entry from before a reload, and often never finishes the
 * second of two such steps.
 */
function useShallowSteps(pending: PendingQueries): void {
  const pathname = usePathname()
  // A passive effect would end after the URL has changed. Back before that would be taken for a step
  // within the page.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      if (location.pathname !== pathname) return
      // Next ignores steps without a state.
      Object.defineProperty(event, 'state', { value: null })
      pending.current.push(renderQueryString(new URLSearchParams(location.search)))
      // Next's own `replaceState` applies the URL, and keeps its tree if the entry has no state.
      History.prototype.replaceState.call(history, null, '')
      history.replaceState(null, '', location.href)
    }
    window.addEventListener('popstate', onPopState, { capture: true })
    return () => window.removeEventListener('popstate', onPopState, { capture: true })
  }, [pathname, pending])
}

/**
 * Keeps the newest URL while Next renders an older one. Next 16.4 writes the URL of each state that
 * it has rendered, even if a newer one has been written meanwhile. Nuqs would then add the next
 * filter to the older URL, and the filter in between would be lost.
 */
function KeepNewestUrl({ pending }: { pending: PendingQueries }) {
  const rendered = renderQueryString(useSearchParams())
  // Before the effects of the lists, which compare their filters with the URL.
  useLayoutEffect(() => {
    const index = pending.current.indexOf(rendered)
    // A query that was not written here belongs to a link.
    pending.current = index === -1 ? [] : pending.current.slice(index + 1)
    const newest = pending.current.at(-1)
    if (newest === undefined) return
    const url = location.pathname + newest + location.hash
    History.prototype.replaceState.call(history, history.state, '', url)
  }, [rendered, pending])
  return null
}

/** Adapter for query parameters of lists, which update without a server request. */
export function AddressParams({ children }: { children: ReactNode }) {
  const pending: PendingQueries = useRef([])
  useShallowSteps(pending)
  const remember = useCallback((query: URLSearchParams) => {
    pending.current.push(renderQueryString(query))
    return query
  }, [])
  return (
    <NuqsAdapter processUrlSearchParams={remember}>
      <KeepNewestUrl pending={pending} />
      {children}
    </NuqsAdapter>
  )
}
