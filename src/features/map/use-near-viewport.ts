'use client'

import { type RefCallback, useCallback, useState } from 'react'

/** Distance below the viewport that counts as near. */
const MARGIN = '400px'

/**
 * A ref for an element, `true` after the element has been near the viewport, and `true` if it was in
 * the viewport then. Keeping the element in the state instead would render everything twice before the
 * first paint.
 */
export function useNearViewport(): readonly [
  ref: RefCallback<Element>,
  isNear: boolean,
  isInView: boolean,
] {
  const [place, setPlace] = useState<'away' | 'near' | 'in view'>('away')
  const observe = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const { top, bottom } = element.getBoundingClientRect()
        setPlace(top < window.innerHeight && bottom > 0 ? 'in view' : 'near')
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [observe, place !== 'away', place === 'in view']
}
