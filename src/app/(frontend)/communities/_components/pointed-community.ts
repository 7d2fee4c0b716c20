import type { FocusEvent, PointerEvent } from 'react'

/** The id of the community whose card an event happened on; `null` for none. */
function communityAt(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest('[data-community]') : null
  return card?.getAttribute('data-community') ?? null
}

/**
 * Handlers for an area with cards: they tell which community is pointed at or has the focus, so
 * that its marker stands out on the map. One listener for all cards, however many there are.
 */
export function pointedCommunity(onPoint: (id: string | null) => void) {
  return {
    onPointerOver: ({ target }: PointerEvent) => onPoint(communityAt(target)),
    onPointerLeave: () => onPoint(null),
    onFocus: ({ target }: FocusEvent) => onPoint(communityAt(target)),
    onBlur: () => onPoint(null),
  }
}
