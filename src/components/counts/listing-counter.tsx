'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/**
 * Counts views of listings and the clicks, calls and visits that they lead to. The tracking code is
 * loaded when the page is idle; without it, nothing is counted and all links work.
 */
export function ListingCounter() {
  const path = usePathname()
  useEffect(() => {
    let stop: (() => void) | null = () => {}
    const watch = async () => {
      const { watchListing } = await import('./watch-listings')
      if (stop) stop = watchListing(path)
    }
    const callOff = whenIdle(() => void watch().catch(() => {}))
    return () => {
      callOff()
      stop?.()
      stop = null
    }
  }, [path])
  return null
}
