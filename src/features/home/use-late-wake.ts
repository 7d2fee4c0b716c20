'use client'

import { useEffect, useState } from 'react'

/** `true` once the page has loaded and the browser has nothing better to do. */
export function useLateWake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let idle: number | undefined
    const wake = () => setAwake(true)
    const onLoad = () => {
      // Safari knows no idle callback; there the load itself is late enough.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(wake, { timeout: 2000 })
      else wake()
    }
    if (document.readyState === 'complete') onLoad()
    else window.addEventListener('load', onLoad, { once: true })
    return () => {
      window.removeEventListener('load', onLoad)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [])
  return isAwake
}
