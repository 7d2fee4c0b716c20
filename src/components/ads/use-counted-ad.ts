'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { tellAdEvents } from './tell-ad-events'

const MIDDLE = 1

/**
 * Counts how often an ad is seen and its link followed. What watches is fetched when the page has
 * nothing else to do; without it, or where it fails, the link is a link.
 */
export function useCountedAd(id: string) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    let stop: (() => void) | null = () => {}
    const watch = async () => {
      const { watchAd } = await import('./watch-ad')
      if (stop && ref.current) stop = watchAd(ref.current, id)
    }
    const callOff = whenIdle(() => void watch().catch(() => {}))
    return () => {
      callOff()
      stop?.()
      stop = null
    }
  }, [id])
  const tellClick = () => tellAdEvents({ clicks: [id] })
  return {
    ref,
    // With the mouse, a finger or the Enter key.
    onClick: tellClick,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE) tellClick()
    },
  }
}
