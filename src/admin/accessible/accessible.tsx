'use client'

import { type ReactNode, useEffect } from 'react'
import { mend } from './mends'

/** Keeps every screen of the back office, Payload's own as well, usable without seeing it. */
export function Accessible({ children }: { children: ReactNode }) {
  useEffect(() => {
    mend(document)
    // At once, before anybody can look: nothing stands there nameless, however briefly.
    const observer = new MutationObserver(() => mend(document))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}
