'use client'

import { type ReactNode, useEffect } from 'react'
import { mend } from './mends'

/** Keeps every screen of the back office, Payload's own as well, usable without seeing it. */
export function Accessible({ children }: { children: ReactNode }) {
  useEffect(() => {
    let waiting = 0
    const soon = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0
        mend(document)
      })
    }
    soon()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(waiting)
    }
  }, [])
  return children
}
