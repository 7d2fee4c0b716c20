'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Hovered {
  /** The id of the community that is hovered on the map, or whose card or homes are in the list. */
  highlighted: string | null
  onHighlight: (id: string | null) => void
}

/** The id of the community whose card contains the event target, or `null`. */
function communityAt(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest('[data-community]') : null
  return card?.getAttribute('data-community') ?? null
}

interface HoverSyncProps {
  map: (pointed: Hovered) => ReactNode
  /** Class name of the list. */
  className: string
  /** The list. It does not re-render when the highlight changes. */
  children: ReactNode
}

/**
 * Highlights the community on the map that is hovered or focused in the list, and the other way
 * around. Events are delegated to one listener for all cards, and the cards are marked in the DOM, so
 * that none renders again.
 */
export function HoverSync({ map, className, children }: HoverSyncProps) {
  const [highlighted, onHighlight] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (highlighted === null) return
    const cards = [
      ...(list.current?.querySelectorAll(`[data-community="${CSS.escape(highlighted)}"]`) ?? []),
    ]
    for (const card of cards) card.setAttribute('data-highlighted', '')
    return () => {
      for (const card of cards) card.removeAttribute('data-highlighted')
    }
  }, [highlighted])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles bubbling events of the
          links in it */}
      <div
        ref={list}
        className={className}
        onPointerOver={({ target }) => onHighlight(communityAt(target))}
        onPointerLeave={() => onHighlight(null)}
        onFocus={({ target }) => onHighlight(communityAt(target))}
        onBlur={() => onHighlight(null)}
      >
        {children}
      </div>
      {map({ highlighted, onHighlight })}
    </>
  )
}
