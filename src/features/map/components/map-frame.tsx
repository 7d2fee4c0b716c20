'use client'

import { clsx } from 'clsx'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { EngineHandle, EngineProps } from '../engine'
import type { EngineName } from '../engines'
import { useEngine } from '../use-engine'
import { MapBoundary } from './map-boundary'
import { MapControls } from './map-controls'

const signs = ['pointerdown', 'wheel', 'keydown'] as const

interface MapFrameProps extends Omit<EngineProps, 'onFailure'> {
  /** Resets the view to all communities. */
  readonly onFitAll: () => void
  /** Called when the visitor uses the map, by pointer, wheel or keyboard. */
  readonly onUse?: () => void
  /** A button for what is in view. */
  readonly action?: ReactNode
  /** Shown if no engine can draw the map. */
  readonly fallback?: ReactNode
  /** Shown below the map until it is drawn. */
  readonly sketch?: ReactNode
  /** Sets the size. */
  readonly className: string
  /** Rendered above the map. */
  readonly children?: ReactNode
  /** Rendered below the map, which it takes the room from. */
  readonly panel?: ReactNode
}

/**
 * A map of fixed size, rendered by the first engine that works. `data-map` is the state: `waiting`,
 * `ready` or `failed`.
 */
export function MapFrame({
  onFitAll,
  onUse,
  action,
  fallback,
  sketch,
  className,
  children,
  panel,
  onReady,
  ...engineProps
}: MapFrameProps) {
  const area = useRef<HTMLElement>(null)
  const { name, Engine, onFailure } = useEngine(engineProps.settings)
  const [ready, setReady] = useState<{ name: EngineName | null; handle: EngineHandle } | null>(null)
  const handle = ready && ready.name === name ? ready.handle : null

  const takeHandle = useCallback(
    (given: EngineHandle) => {
      setReady({ name, handle: given })
      onReady(given)
    },
    [name, onReady],
  )

  useEffect(() => {
    const element = area.current
    if (!element || !onUse) return
    const options = { capture: true, passive: true }
    for (const sign of signs) element.addEventListener(sign, onUse, options)
    return () => {
      for (const sign of signs) element.removeEventListener(sign, onUse, options)
    }
  }, [onUse])

  return (
    <section
      ref={area}
      aria-label={engineProps.label}
      aria-busy={name !== null && handle === null}
      data-map={name === null ? 'failed' : handle ? 'ready' : 'waiting'}
      data-engine={name}
      className={clsx('relative isolate flex flex-col overflow-hidden bg-sand', className)}
    >
      {name === null ? (
        <div className="grid flex-1 content-center gap-4 overflow-y-auto p-6 text-ink-soft">
          <p className="text-center">
            Your browser can’t show the map. Every community is in the list.
          </p>
          {fallback}
        </div>
      ) : (
        <>
          {/* On phones the buttons are above the map, so that they cover no marker. */}
          <div className="pointer-events-none z-20 flex items-start justify-between gap-3 max-md:border-hairline max-md:border-b max-md:bg-surface md:absolute md:inset-x-4 md:top-4">
            <div className="pointer-events-auto max-md:w-full">{action}</div>
            <MapControls handle={handle} onFitAll={onFitAll} />
          </div>
          <div className="relative min-h-0 flex-1">
            {handle === null ? sketch : null}
            <div
              // An engine paints its background before it can draw the map.
              className={clsx(
                'absolute inset-0 overflow-hidden',
                handle === null && 'pointer-events-none opacity-0',
              )}
            >
              {Engine ? (
                <MapBoundary key={name} onFailure={onFailure}>
                  <Engine {...engineProps} onReady={takeHandle} onFailure={onFailure} />
                </MapBoundary>
              ) : null}
            </div>
            {children}
          </div>
          {panel}
        </>
      )}
    </section>
  )
}
