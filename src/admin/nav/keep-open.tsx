'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload closes its menu on page load at widths up to 1440 pixels. Here the menu stays open from
 * 1025 pixels, unless the user has closed it.
 */
export function KeepOpen({ isOpen }: { isOpen: boolean }) {
  const { setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const { l: upTo1440, m: upTo1024 } = breakpoints ?? {}
  useEffect(() => {
    // Payload's effect runs after this one, and the microtask runs after both.
    if (isOpen && upTo1440 === true && upTo1024 === false) queueMicrotask(() => setNavOpen(true))
  }, [isOpen, upTo1440, upTo1024, setNavOpen])
  return null
}
