'use client'

import { useEffect, useRef } from 'react'

/** Focuses an element that is there, or appears, at the moment when it is given the focus. */
export function useGivenFocus<Element extends HTMLElement>(isGiven: boolean) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isGiven) element.current?.focus({ preventScroll: true })
  }, [isGiven])
  return element
}
