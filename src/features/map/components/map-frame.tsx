'use client'

import { clsx } from 'clsx'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { EngineHandle, EngineProps } from '../engine'
import type { EngineName } from '../engines'
import { useEngine } from '../use-engine'
import { useNearViewport } from '../use-near-viewport'
import { usePageIdle } from '../use-page-idle'
import { EngineBoundary } from './engine-boundary'
import { MapControls } from './map-controls'

interface MapFrameProps extends Omit<EngineProps, 'onFailure'> {
  /** Resets the view to all communities. */
  readonly onFitAll: () => void
  /** Called with the active engine, again when another engine replaces it. */
  readonly onEngine?: ((engine: EngineName) => void) | undefined
  /** Sets the size, which is reserved from the first render. */
  readonly className: string
  /** Rendered above the map. */
  readonly children?: ReactNode
}

/**
 * A map of fixed size: empty until it is near the viewport, then rendered by the first engine that
 * works. `data-map` is the state: `waiting`, `ready` or `failed`.
 */
export function MapFrame({
  onFitAll,
  onEngine,
  className,
  children,
  onReady,
  ...engineProps
}: MapFrameProps) {
  const [area, setArea] = useState<HTMLElement | null>(null)
  const isNear = useNearViewport(area)
  const isSettled = usePageIdle()
  const { name, Engine, onFailure } = useEngine(engineProps.settings, isNear && isSettled)
  const [ready, setReady] = useState<{ name: EngineName | null; handle: EngineHandle } | null>(null)
  const handle = ready && ready.name === name ? ready.handle : null

  useEffect(() => {
    if (name) onEngine?.(name)
  }, [name, onEngine])

  const takeHandle = useCallback(
    (given: EngineHandle) => {
      setReady({ name, handle: given })
      onReady(given)
    },
    [name, onReady],
  )

  return (
    <section
      ref={setArea}
      aria-label={engineProps.label}
      aria-busy={name !== null && handle === null}
      data-map={name === null ? 'failed' : handle ? 'ready' : 'waiting'}
      data-engine={name}
      className={clsx('relative isolate overflow-hidden bg-sand', className)}
    >
      {name === null ? (
        <p className="absolute inset-0 grid place-content-center p-6 text-center text-ink-soft">
          This browser cannot draw the map. Everything on it is on this page as well.
        </p>
      ) : (
        <>
          <div className="absolute inset-0 overflow-hidden">
            {Engine ? (
              <EngineBoundary key={name} onFailure={onFailure}>
                <Engine {...engineProps} onReady={takeHandle} onFailure={onFailure} />
              </EngineBoundary>
            ) : null}
          </div>
          <MapControls handle={handle} onFitAll={onFitAll} />
          {children}
        </>
      )}
    </section>
  )
}
