'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { HERO_ADVANCE_MS } from '@/content/defaults'
import { type AutoAdvance, createAutoAdvance, type Hold } from './auto-advance'

type Stop = () => void

function listen(target: EventTarget, events: Record<string, () => void>): Stop {
  const entries = Object.entries(events)
  for (const [name, listener] of entries) target.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of entries) target.removeEventListener(name, listener)
  }
}

/** Pauses on hover, on focus, in a hidden tab, and if reduced motion is preferred. */
function holdFor(auto: AutoAdvance, area: HTMLElement): Stop {
  const holdWhile = (why: Hold, isSo: boolean) => (isSo ? auto.hold(why) : auto.release(why))
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const onMotion = () => holdWhile('motion', motion.matches)
  const onVisibility = () => holdWhile('hidden', document.hidden)
  onMotion()
  onVisibility()
  holdWhile('hover', area.matches(':hover'))
  holdWhile('focus', area.contains(document.activeElement))
  const stops = [
    listen(motion, { change: onMotion }),
    listen(document, { visibilitychange: onVisibility }),
    listen(area, {
      pointerenter: () => auto.hold('hover'),
      pointerleave: () => auto.release('hover'),
      focusin: () => auto.hold('focus'),
      focusout: () => auto.release('focus'),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

interface AutoAdvanceOptions {
  area: RefObject<HTMLElement | null>
  /** Whether the visitor pressed pause. */
  isPaused: boolean
  /** Index of the current slide; a change restarts the interval. */
  slide: number
  advance: () => void
}

/** Calls `advance` every 6000 ms unless paused. */
export function useAutoAdvance({ area, isPaused, slide, advance }: AutoAdvanceOptions): void {
  const auto = useRef<AutoAdvance | null>(null)
  useEffect(() => {
    if (!area.current) return
    const own = createAutoAdvance(HERO_ADVANCE_MS, advance)
    auto.current = own
    const stopListening = holdFor(own, area.current)
    return () => {
      stopListening()
      own.stop()
    }
  }, [area, advance])
  useEffect(() => {
    if (isPaused) auto.current?.hold('visitor')
    else auto.current?.release('visitor')
  }, [isPaused])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide restarts the interval
  useEffect(() => auto.current?.restart(), [slide])
}
