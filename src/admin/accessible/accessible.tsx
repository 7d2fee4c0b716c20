'use client'

import { type ReactNode, useEffect } from 'react'
import { mend } from './mends'

/** Patches accessibility problems on every admin screen, including Payload's own. */
export function Accessible({ children }: { children: ReactNode }) {
  useEffect(() => {
    mend(document)
    // Mutation observers run before the next paint, so no element is shown without a name.
    const observer = new MutationObserver(() => mend(document))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}
