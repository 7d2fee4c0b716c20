'use client'

import { useEffect } from 'react'

/**
 * Going back over filters after a reload, Next 16.4 changes the address but goes on answering the
 * search parameters of the step before (their history entries share one tree). Telling it the
 * address again makes both agree; where they agree already, nothing happens.
 */
export function useTrueAddress(): void {
  useEffect(() => {
    const tellAgain = () => {
      // After Next's own listener has run.
      setTimeout(() => window.history.replaceState(null, '', window.location.href))
    }
    window.addEventListener('popstate', tellAgain)
    return () => window.removeEventListener('popstate', tellAgain)
  }, [])
}
