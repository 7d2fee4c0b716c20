'use client'

import { useEffect, useState } from 'react'

/** How far below the screen something may be to count as near it. */
const MARGIN = '400px'

/** `true` from the moment an element first comes near the screen. */
export function useNearViewport(element: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
