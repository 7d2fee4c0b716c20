import {
  type Bounds,
  boundsOf,
  type LatLng,
  MAP_START,
  type MapStart,
  type Surroundings,
  singleZoom,
} from '@/domain/map/map-view'
import type { EngineHandle } from './engine'

/** A view of all communities: a center and zoom, or bounds. */
export type MapBounds =
  | { readonly at: LatLng; readonly zoom: number }
  | { readonly at: null; readonly bounds: Bounds }

/** The view of no, one or several locations (docs/product.md, Map). */
export function mapBoundsOf(
  places: readonly LatLng[],
  around: Surroundings,
  start: MapStart = MAP_START,
): MapBounds {
  const bounds = boundsOf(places)
  const [first] = places
  if (!bounds || !first) return start
  const [west, south, east, north] = bounds
  const isPoint = west === east && south === north
  return isPoint ? { at: first, zoom: singleZoom(around) } : { at: null, bounds }
}

export function fitToBounds(handle: EngineHandle, whole: MapBounds): void {
  if (whole.at === null) handle.fit(whole.bounds)
  else handle.moveTo(whole.at, whole.zoom)
}
