'use client'

import { type ReactNode, useState } from 'react'

interface Pointed {
  /** Id of the community that is pointed at, on the map or in the list. */
  highlighted: string | null
  onHighlight: (id: string | null) => void
}

/** The id of the community whose card an event happened on; `null` for none. */
function communityAt(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest('[data-community]') : null
  return card?.getAttribute('data-community') ?? null
}

interface PointedViewsProps {
  map: (pointed: Pointed) => ReactNode
  /** The list. It is not made anew when something else is pointed at. */
  children: ReactNode
}

/**
 * The community that is pointed at or has the focus in the list stands out on the map. One listener
 * hears of all cards, however many there are.
 */
export function PointedViews({ map, children }: PointedViewsProps) {
  const [highlighted, onHighlight] = useState<string | null>(null)
  return (
    <>
      {map({ highlighted, onHighlight })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links in it */}
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
