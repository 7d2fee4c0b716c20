'use client'

import { type ReactNode, useState } from 'react'

interface Hovered {
  /** The id of the community that is hovered on the map or in the list. */
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
  /** The list. It does not re-render when the highlight changes. */
  children: ReactNode
}

/**
 * Highlights the community on the map that is hovered or focused in the list. Events are delegated
 * to one listener for all cards.
 */
export function HoverSync({ map, children }: HoverSyncProps) {
  const [highlighted, onHighlight] = useState<string | null>(null)
  return (
    <>
      {map({ highlighted, onHighlight })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles bubbling events of the
          links in it */}
      <div
        onPointerOver={({ target }) => onHighlight(communityAt(target))}
        onPointerLeave={() => onHighlight(null)}
        onFocus={({ target }) => onHighlight(communityAt(target))}
        onBlur={() => onHighlight(null)}
      >
        {children}
      </div>
    </>
  )
}
