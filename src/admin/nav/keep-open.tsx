'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload closes its menu at every width up to 1440 pixels when a page begins. This one stands
 * beside the page from 1025 on, unless whoever is signed in has closed it.
 */
export function KeepOpen({ isOpen }: { isOpen: boolean }) {
  const { setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const { l: upTo1440, m: upTo1024 } = breakpoints ?? {}
  useEffect(() => {
    // Payload's own effect comes after this one and before the microtask.
    if (isOpen && upTo1440 === true && upTo1024 === false) queueMicrotask(() => setNavOpen(true))
  }, [isOpen, upTo1440, upTo1024, setNavOpen])
  return null
}
