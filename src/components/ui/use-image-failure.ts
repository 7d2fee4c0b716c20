'use client'

import { useCallback, useState } from 'react'

/**
 * Whether an image failed to load, including failures before hydration, when no error handler was
 * attached.
 */
export function useImageFailure() {
  const [failed, setFailed] = useState(false)
  const onError = useCallback(() => setFailed(true), [])
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  return { failed, imageProps: { ref, onError } }
}
