'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { whenIdle } from '@/lib/react/when-idle'
import { sendPageEvents } from '../counts/send-page-events'

const MIDDLE = 1

/**
 * Counts impressions and clicks of an ad. The tracking code is loaded when the page is idle; the
 * link works without it.
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
  const tellClick = () => sendPageEvents({ adClicks: [id] })
  return {
    ref,
    // By mouse, touch or the Enter key.
    onClick: tellClick,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE) tellClick()
    },
  }
}
