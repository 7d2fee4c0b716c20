'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/react/when-idle'

/** Time after load, in milliseconds, when the page counts as settled without user input. */
const SETTLES_IN = 3_000

/** Events that show that a user is present. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * `true` after the first user input or some time after load; after a followed link and for content in
 * view, when the browser is idle. Heavy content waits for it, so that the page itself loads first.
 */
export function usePageIdle(isInView = false): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const settle = () => setSettled(true)
    // Older browsers do not tell. There, the page waits as after a load.
    if (isInView || navigator.userActivation?.hasBeenActive) return whenIdle(settle)
    let timer: ReturnType<typeof setTimeout> | undefined
    const onLoad = () => {
      timer = setTimeout(settle, SETTLES_IN)
    }
    const options = { capture: true, once: true, passive: true }
    for (const sign of signs) window.addEventListener(sign, settle, options)
    if (document.readyState === 'complete') onLoad()
    else window.addEventListener('load', onLoad, { once: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, settle, options)
      window.removeEventListener('load', onLoad)
      clearTimeout(timer)
    }
  }, [isSettled, isInView])
  return isSettled
}
