'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus into a part of the page when an action in it has ended and its button is gone: to the
 * first element that matches the first selector with one.
 */
export function useRestoredFocus(
  isPending: boolean,
  part: RefObject<HTMLElement | null>,
  selectors: readonly string[],
): void {
  const wasPending = useRef(isPending)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of an action moves the focus
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending
    wasPending.current = isPending
    if (!hasEnded || document.activeElement !== document.body) return
    const found = selectors.map((selector) => part.current?.querySelector<HTMLElement>(selector))
    found.find((element) => element != null)?.focus({ preventScroll: true })
  }, [isPending])
}
