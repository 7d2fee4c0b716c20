'use client'

import { useEffect, useRef, useState } from 'react'
import type { MapStart } from '@/domain/map/map-view'
import type { EngineHandle } from './engine'
import { fitToBounds, type MapBounds } from './map-bounds'

interface Position {
  /** The view of the URL, which the map opens with. */
  readonly opening?: MapStart | null | undefined
  /** Whether the view stays when the list changes: the list follows the map. */
  readonly isHeld?: boolean | undefined
  /** Called when the map leaves the view that the visitor chose. */
  readonly onFit?: (() => void) | undefined
}

/**
 * Fits the map to all listed communities: at the start, when `key` changes because the list
 * changed, and on request. `isMoved` is whether the visitor has used the map since then.
 */
export function useMapBounds(fullBounds: MapBounds, key: string, position: Position = {}) {
  const { opening = null, isHeld = false, onFit } = position
  const [handle, setHandle] = useState<EngineHandle | null>(null)
  const [shown, setShown] = useState(key)
  const [firstKey] = useState(key)
  const isMoved = useRef(false)

  useEffect(() => {
    if (!handle || shown === key) return
    setShown(key)
    if (isHeld) return
    isMoved.current = false
    fitToBounds(handle, fullBounds)
    onFit?.()
  }, [handle, shown, key, fullBounds, isHeld, onFit])

  return {
    handle,
    isMoved,
    onReady(given: EngineHandle) {
      setHandle(given)
      setShown(key)
      if (opening && key === firstKey) {
        given.moveTo(opening.at, opening.zoom)
        return
      }
      fitToBounds(given, fullBounds)
      // The list changed before the map was ready, so the view of the URL is of another list.
      if (opening) onFit?.()
    },
    onFitAll() {
      if (!handle) return
      isMoved.current = false
      fitToBounds(handle, fullBounds)
      onFit?.()
    },
    onUse() {
      isMoved.current = true
    },
  }
}
