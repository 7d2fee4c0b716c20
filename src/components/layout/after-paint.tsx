'use client'

import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import { willLandAtTop } from './route/last-navigation'

const never = () => () => {}
const landsBelow = () => !willLandAtTop()
const always = () => true

/**
 * `false` until the page of a clicked link was rendered and painted for the first time. Always `true`
 * in HTML, and where the visitor lands further down in the page.
 */
export function useAfterPaint(): boolean {
  const isNeeded = useSyncExternalStore(never, landsBelow, always)
  return useDeferredValue(true, isNeeded)
}

/** Content below the fold, which does not delay the first paint after a click. */
export function AfterPaint({ children }: { children?: ReactNode }) {
  // Until then, the footer stays below the fold too.
  return useAfterPaint() ? children : <div className="min-h-dvh" />
}
