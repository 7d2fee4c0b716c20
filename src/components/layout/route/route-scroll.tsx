'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { HASH_SCROLL_DELAY_MS, scrollOnArrival } from './arrival'

/**
 * Scrolls to the top on a change of route and to the map where the address names it: smoothly, as
 * the style sheet says, or at once for those who want less motion. Next by itself stops where the
 * new content begins, some pixels below the top.
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
