/** In degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** West, south, east, north in degrees: the order of GeoJSON and supercluster. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

// Zoom levels follow Google Maps: the world is 256 pixels wide at zoom 0. Values:
// docs/product/map.md, Map.

/** A view of the map: its center and zoom. */
export interface MapStart {
  readonly at: LatLng
  readonly zoom: number
}

/** The initial view, before any community is known, until an editor changes it. */
export const MAP_START: MapStart = { at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 }

/** Maximum zoom when fitting a view to bounds. */
export const MAX_FIT_ZOOM = 16

/** Zoom at which the bundled map, which has no streets, shows the cities around a place. */
const DRAWN_ZOOM = 11

/** Schools and streets around a single community on the map. */
export interface Surroundings {
  readonly hasSchools: boolean
  readonly hasStreets: boolean
}

/** Zoom for a single community: street level, or wider to show its schools or the cities nearby. */
export function singleZoom({ hasSchools, hasStreets }: Surroundings): number {
  if (hasSchools) return 13
  return hasStreets ? 16 : DRAWN_ZOOM
}

/** The smallest bounds that contain all points; `null` if there are none. */
export function findBounds(points: readonly LatLng[]): Bounds | null {
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

/** Whether a point is within bounds, including the edges. */
export function isWithin([west, south, east, north]: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** Whether a point is in or above the upper half of the bounds. */
export function isNorthOf([, south, , north]: Bounds, { lat }: LatLng): boolean {
  return lat > (south + north) / 2
}

/** Expands bounds on every side by a share of their size. */
export function widen([west, south, east, north]: Bounds, share: number): Bounds {
  const [x, y] = [(east - west) * share, (north - south) * share]
  return [west - x, south - y, east + x, north + y]
}
