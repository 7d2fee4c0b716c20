'use client'

import { useEffect } from 'react'

/**
 * Lets Back return to a page on which a link to one of its parts was followed. The browser adds a
 * history entry without a state for such a link, and Next 16.4 ignores steps to these entries from
 * other pages.
 */
export function HashEntries() {
  useEffect(() => {
    const onHashChange = () => {
      // Next writes its state into the entry of a URL that its own `replaceState` sets.
      if (window.history.state === null) {
        window.history.replaceState(null, '', window.location.href)
      }
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
  return null
}
