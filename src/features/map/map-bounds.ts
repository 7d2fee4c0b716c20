import {
  type Bounds,
  findBounds,
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

interface GivenView {
  /** The view without locations. */
  readonly start?: MapStart
  /** The part of the map that the list is limited to. */
  readonly area?: Bounds | null
}

/** The view of no, one or several locations (docs/product/map.md, Map). */
export function getMapBounds(
  places: readonly LatLng[],
  around: Surroundings,
  { start = MAP_START, area = null }: GivenView = {},
): MapBounds {
  if (area) return { at: null, bounds: area }
  const bounds = findBounds(places)
  const [first] = places
  if (!bounds || !first) return start
  const [west, south, east, north] = bounds
  const isPoint = west === east && south === north
  return isPoint ? { at: first, zoom: singleZoom(around) } : { at: null, bounds }
}

export function fitToBounds(handle: EngineHandle, bounds: MapBounds): void {
  if (bounds.at === null) handle.fit(bounds.bounds)
  else handle.moveTo(bounds.at, bounds.zoom)
}
