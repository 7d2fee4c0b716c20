'use client'

import { useCallback, useState } from 'react'

/**
 * Whether a picture failed, whenever it did: while it loads, or before this page woke up, when
 * nobody was there yet to hear of it.
 */
export function useImageFailure() {
  const [failed, setFailed] = useState(false)
  const onError = useCallback(() => setFailed(true), [])
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  return { failed, imageProps: { ref, onError } }
}
