'use client'

import { useEffect, useState } from 'react'

/** Distance below the viewport that counts as near. */
const MARGIN = '400px'

/** `true` after the element has been near the viewport. */
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
