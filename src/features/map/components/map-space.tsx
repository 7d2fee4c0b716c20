'use client'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { enginesFor, loadEngine } from '../engines'
import type { MapSettings } from '../settings'
import { useNearViewport } from '../use-near-viewport'
import { usePageIdle } from '../use-page-idle'
import { MapBoundary } from './map-boundary'

interface MapSpaceProps {
  readonly settings: MapSettings
  readonly label: string
  /** The size of the map, which is reserved from the first render. */
  readonly className: string
  /** Shown until the map is loaded. */
  readonly sketch?: ReactNode
  /** The map. Its code is loaded when it is rendered. */
  readonly children: ReactNode
}

/** Holds the place of a map until it is near the viewport and the page itself has loaded. */
export function MapSpace({ settings, label, className, sketch, children }: MapSpaceProps) {
  const [space, isNear, isInView] = useNearViewport()
  const isIdle = usePageIdle(isInView)
  const isWanted = isNear && isIdle
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const [first] = enginesFor(settings)
    // Loaded with the code of the map. If it fails, the map looks for another engine.
    if (isWanted && first) loadEngine(first).catch(() => {})
  }, [isWanted, settings])

  const waiting = (
    <section
      aria-label={label}
      aria-busy={!hasFailed}
      data-map={hasFailed ? 'failed' : 'waiting'}
      className={`relative grid content-center bg-sand p-6 text-center text-ink-soft ${className}`}
    >
      {hasFailed ? 'The map could not be loaded. Reload the page to try again.' : sketch}
    </section>
  )
  return (
    <div ref={space}>
      {isWanted && !hasFailed ? (
        <MapBoundary onFailure={() => setFailed(true)}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </MapBoundary>
      ) : (
        waiting
      )}
    </div>
  )
}
