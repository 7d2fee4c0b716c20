'use client'

import { useEffect, useState } from 'react'
import type { EngineHandle } from './engine'
import { fitToBounds, type MapBounds } from './map-bounds'

/**
 * Fits the map to all listed communities: at the start, when `key` changes because the list
 * changed, and on request.
 */
export function useMapBounds(whole: MapBounds, key: string) {
  const [handle, setHandle] = useState<EngineHandle | null>(null)
  const [shown, setShown] = useState(key)

  useEffect(() => {
    if (!handle || shown === key) return
    setShown(key)
    fitToBounds(handle, whole)
  }, [handle, shown, key, whole])

  return {
    handle,
    onReady(given: EngineHandle) {
      setHandle(given)
      setShown(key)
      fitToBounds(given, whole)
    },
    onFitAll() {
      if (handle) fitToBounds(handle, whole)
    },
  }
}
