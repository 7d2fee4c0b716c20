'use client'

import { useEffect, useState } from 'react'

/** How long a page that nobody touches settles once it has loaded, in milliseconds. */
const SETTLES_IN = 3_000

/** What tells that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * `true` once the visitor does something, or the page has been at rest for a while: what is heavy
 * waits until then, so that the page itself is there first.
 */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => setSettled(true)
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
  }, [isSettled])
  return isSettled
}
