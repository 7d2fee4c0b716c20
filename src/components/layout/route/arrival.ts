/** Delay of the scroll to the map after arrival, in milliseconds (docs/product.md, Screens). */
export const HASH_SCROLL_DELAY_MS = 100

/** The one place of a page that is scrolled to after the delay. */
const LATE_HASH = '#location-map'

interface Arrival {
  /** The path before, or the same one when the page was loaded as a whole. */
  readonly from: string
  readonly to: string
  readonly hash: string
  /** Came by Back or Forward, where the browser restores the position. */
  readonly traversed: boolean
}

/**
 * Where a page scrolls on arriving: to its top after a change of route, to the map after the delay
 * when the address says so; `stay` leaves it to the browser.
 */
export function scrollOnArrival({ from, to, hash, traversed }: Arrival): 'top' | 'map' | 'stay' {
  if (traversed) return 'stay'
  if (hash === LATE_HASH) return 'map'
  return from === to || hash !== '' ? 'stay' : 'top'
}
