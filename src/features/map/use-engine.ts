'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { EngineProps } from './engine'
import { type EngineName, enginesFor, loadEngine } from './engines'
import type { MapSettings } from './settings'

interface LoadedEngine {
  readonly name: EngineName
  readonly Engine: ComponentType<EngineProps>
}

/** Loads the engine, and the next one if it fails. `name` is `null` if all engines have failed. */
export function useEngine(settings: MapSettings) {
  const [failed, setFailed] = useState<readonly EngineName[]>([])
  const [loaded, setLoaded] = useState<LoadedEngine | null>(null)
  const name = enginesFor(settings).find((candidate) => !failed.includes(candidate)) ?? null

  const onFailure = useCallback(() => {
    if (name) setFailed((before) => [...before, name])
  }, [name])

  useEffect(() => {
    if (!name) return
    let isCurrent = true
    loadEngine(name).then(
      (Engine) => isCurrent && setLoaded({ name, Engine }),
      () => isCurrent && onFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [name, onFailure])

  return { name, Engine: loaded?.name === name ? loaded?.Engine : undefined, onFailure }
}
