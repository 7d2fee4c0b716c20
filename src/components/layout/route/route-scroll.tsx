'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { HASH_SCROLL_DELAY_MS, scrollOnArrival } from './arrival'

/**
 * Scrolls to the top after a route change and to the map for its hash: smoothly, as set in the
 * style sheet, or instantly with `prefers-reduced-motion`. Next scrolls only to the start of the
 * new content, some pixels below the top.
 */
export function RouteScroll() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  const traversedTo = useRef<string | null>(null)

  useEffect(() => {
    const onPopState = () => {
      traversedTo.current = window.location.pathname
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    const goal = scrollOnArrival({
      from: previous.current,
      to: pathname,
      hash: window.location.hash,
      traversed: traversedTo.current === pathname,
    })
    previous.current = pathname
    traversedTo.current = null
    if (goal === 'top') window.scrollTo({ top: 0 })
    if (goal !== 'map') return
    const timer = setTimeout(
      () => document.getElementById('location-map')?.scrollIntoView(),
      HASH_SCROLL_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [pathname])

  return null
}
