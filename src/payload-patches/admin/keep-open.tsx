'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * The menu stays open from 1025 pixels, unless the user has closed it.
 *
 * Payload 3.90.1 closes its menu on page load at widths up to 1440 pixels. No issue was found. Not
 * needed anymore when the width can be configured.
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
