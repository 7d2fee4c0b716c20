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

// Keeps the footer below the fold too.
const screen = <div className="min-h-dvh" />

interface AfterPaintProps {
  children?: ReactNode
  /** Placeholder that the content replaces after the first paint. A screen high unless given. */
  fallback?: ReactNode
}

/** Content below the fold, which does not delay the first paint after a click. */
export function AfterPaint({ children, fallback = screen }: AfterPaintProps) {
  return useAfterPaint() ? children : fallback
}
