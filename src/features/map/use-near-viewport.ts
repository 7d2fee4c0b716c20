'use client'

import { type RefCallback, useCallback, useState } from 'react'

/** Distance below the viewport that counts as near. */
const MARGIN = '400px'

/**
 * A ref for an element, and `true` after the element has been near the viewport. Keeping the element
 * in the state instead would render everything twice before the first paint.
 */
export function useNearViewport(): readonly [ref: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const observe = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [observe, isNear]
}
