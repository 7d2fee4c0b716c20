/** Degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** West, south, east, north, in degrees: the order of GeoJSON and of supercluster. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

// Zooms count as Google counts them: the whole world is 256 pixels wide at zoom 0. Figures:
// docs/product.md, Map.

/** What the map shows before it knows of any community. */
export const MAP_START = { at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 } as const

/** The closest that showing all of something comes. */
export const MAX_FIT_ZOOM = 16

/** How close one community is shown: near enough for its streets, or with the schools around it. */
export function singleZoom(withSchools: boolean): number {
  return withSchools ? 13 : 16
}

/** The smallest bounds with all of the points in them; `null` for none. */
export function boundsOf(points: readonly LatLng[]): Bounds | null {
  const [first] = points
  if (!first) return null
  let [west, south, east, north] = [first.lng, first.lat, first.lng, first.lat]
  for (const { lat, lng } of points) {
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

/** Whether a point lies within bounds, their edges included. */
export function isWithin([west, south, east, north]: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** Whether a point lies in the upper half of bounds, or above them. */
export function isNorthOf([, south, , north]: Bounds, { lat }: LatLng): boolean {
  return lat > (south + north) / 2
}

/** Bounds that reach further on every side, by a share of their own size. */
export function widen([west, south, east, north]: Bounds, share: number): Bounds {
  const [x, y] = [(east - west) * share, (north - south) * share]
  return [west - x, south - y, east + x, north + y]
}
