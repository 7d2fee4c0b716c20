'use client'

import { clsx } from 'clsx'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { EngineHandle, EngineProps } from '../engine'
import type { EngineName } from '../engines'
import { useEngine } from '../use-engine'
import { useNearViewport } from '../use-near-viewport'
import { usePageSettled } from '../use-page-settled'
import { EngineBoundary } from './engine-boundary'
import { MapControls } from './map-controls'

interface MapFrameProps extends Omit<EngineProps, 'onFailure'> {
  /** Back to all of it. */
  readonly onWhole: () => void
  /** Told which engine draws, and again when another one takes its place. */
  readonly onEngine?: ((engine: EngineName) => void) | undefined
  /** Its size, which it has from the first moment on. */
  readonly className: string
  /** Lies above the map. */
  readonly children?: ReactNode
}

/**
 * A map of a fixed size: an empty sheet until it comes near the screen, then drawn by the first
 * engine that works. `data-map` says how far it is: `waiting`, `ready` or `failed`.
 */
export function MapFrame({
  onWhole,
  onEngine,
  className,
  children,
  onReady,
  ...engineProps
}: MapFrameProps) {
  const [area, setArea] = useState<HTMLElement | null>(null)
  const isNear = useNearViewport(area)
  const isSettled = usePageSettled()
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
          <MapControls handle={handle} onWhole={onWhole} />
          {children}
        </>
      )}
    </section>
  )
}
