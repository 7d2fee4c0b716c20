/**
 * Delay of the scroll to the map after arrival, in milliseconds (docs/product/pages.md, Screens).
 */
export const HASH_SCROLL_DELAY_MS = 100

/** The only hash that is scrolled to after the delay. */
const LATE_HASH = '#location-map'

interface Arrival {
  /** The previous path; equal to `to` after a page load. */
  readonly from: string
  readonly to: string
  readonly hash: string
  /** Whether the navigation was Back or Forward; the browser restores the scroll position. */
  readonly traversed: boolean
}

/**
 * Where to scroll after a navigation: to the top after a route change, to the map for its hash;
 * `stay` leaves it to the browser.
 */
export function scrollOnArrival({ from, to, hash, traversed }: Arrival): 'top' | 'map' | 'stay' {
  if (traversed) return 'stay'
  if (hash === LATE_HASH) return 'map'
  return from === to || hash !== '' ? 'stay' : 'top'
}
