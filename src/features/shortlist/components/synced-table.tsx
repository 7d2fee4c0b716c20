'use client'

import { type ComponentProps, type SyntheticEvent, useRef } from 'react'

/** The head or the body of the table that contains an element. */
const findPart = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('thead, tbody') : null

/**
 * A table whose head and body scroll sideways together, so that the head can stick to the top of the
 * page: a sticky element sticks to the nearest box that scrolls.
 */
export function SyncedTable(props: ComponentProps<'table'>) {
  // The part that the visitor scrolls; the other one follows.
  const leader = useRef<HTMLElement>(null)
  const lead = ({ target }: SyntheticEvent) => {
    const part = findPart(target)
    if (part === null || part === leader.current) return
    leader.current = part
    part.style.scrollSnapType = ''
  }
  const follow = ({ target, currentTarget }: SyntheticEvent<HTMLTableElement>) => {
    if (!(target instanceof HTMLElement) || target !== leader.current) return
    for (const part of currentTarget.querySelectorAll<HTMLElement>('thead, tbody')) {
      if (part === target) continue
      // Snapping would move it away from the place of the other part.
      part.style.scrollSnapType = 'none'
      part.scrollLeft = target.scrollLeft
    }
  }
  return (
    <table
      onPointerDownCapture={lead}
      onWheelCapture={lead}
      onFocusCapture={lead}
      onScrollCapture={follow}
      {...props}
    />
  )
}
