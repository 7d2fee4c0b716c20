'use client'

import { type ReactNode, useEffect } from 'react'
import { applyA11yPatches } from './a11y-patches'

/** Patches accessibility problems on every admin screen, including Payload's own. */
export function A11yPatcher({ children }: { children: ReactNode }) {
  useEffect(() => {
    applyA11yPatches(document)
    // Mutation observers run before the next paint, so no element is shown without a name.
    const observer = new MutationObserver(() => applyA11yPatches(document))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}
