'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { HASH_SCROLL_DELAY_MS, scrollOnArrival } from './arrival'
import { followNavigations, wasTraversedTo } from './last-navigation'
import { followLateTargets } from './late-targets'
import { scrollToTop } from './scroll-to-top'

/** How often the map is looked for. A page without one has none. */
const ATTEMPTS = 50

/**
 * Scrolls to the top after a route change, to the map for its hash, and to the target of a link that
 * was rendered after the link was followed: smoothly, or instantly with `prefers-reduced-motion`.
 * Next would scroll only to the start of the new content, some pixels below the top, so `PageLink`
 * turns that off.
 */
export function RouteScroll() {
  const pathname = usePathname()
  const previous = useRef(pathname)

  useEffect(followNavigations, [])
  useEffect(followLateTargets, [])

  useEffect(() => {
    const from = previous.current
    previous.current = pathname
    // The visitor has gone on already, for example back at once.
    if (window.location.pathname !== pathname) return
    const goal = scrollOnArrival({
      from,
      to: pathname,
      hash: window.location.hash,
      traversed: wasTraversedTo(pathname),
    })
    if (goal === 'top') scrollToTop()
    if (goal !== 'map') return
    // The map is rendered after the first paint, which takes longer than the delay on a busy phone.
    let attempts = 0
    const timer = setInterval(() => {
      attempts += 1
      const map = document.getElementById('location-map')
      if (map || attempts === ATTEMPTS) clearInterval(timer)
      map?.scrollIntoView()
    }, HASH_SCROLL_DELAY_MS)
    return () => clearInterval(timer)
  }, [pathname])

  return null
}
