'use client'

import { useEffect, useState } from 'react'
import type { EngineHandle } from './engine'
import { show, type Whole } from './whole'

/**
 * Fits the map to all listed communities: at the start, when `key` changes because the list
 * changed, and on request.
 */
export function useWhole(whole: Whole, key: string) {
  const [handle, setHandle] = useState<EngineHandle | null>(null)
  const [shown, setShown] = useState(key)

  useEffect(() => {
    if (!handle || shown === key) return
    setShown(key)
    show(handle, whole)
  }, [handle, shown, key, whole])

  return {
    handle,
    onReady(given: EngineHandle) {
      setHandle(given)
      setShown(key)
      show(given, whole)
    },
    onWhole() {
      if (handle) show(handle, whole)
    },
  }
}
