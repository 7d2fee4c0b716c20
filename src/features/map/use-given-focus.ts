'use client'

import { useEffect, useRef } from 'react'

/** Focuses the element when `isGiven` becomes true, or when it mounts with it. */
export function useGivenFocus<Element extends HTMLElement>(isGiven: boolean) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isGiven) element.current?.focus({ preventScroll: true })
  }, [isGiven])
  return element
}
