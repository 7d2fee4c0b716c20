import type { ReactNode } from 'react'
import type { Bounds, LatLng } from '@/domain/map/map-view'
import type { MapSettings } from './settings'

export type { Bounds, LatLng } from '@/domain/map/map-view'

/** The visible area. Zoom levels follow Google Maps. */
export interface MapView {
  readonly bounds: Bounds
  readonly zoom: number
}

/** A marker at a location: a price, a cluster or a school. */
export interface MapPlace {
  readonly key: string
  readonly at: LatLng
  /** Markers with a higher value are on top; defaults to 0. */
  readonly zIndex?: number
  /** Content of the marker. Its bottom center is at the location. */
  readonly content: ReactNode
}

/** Controls of a mounted map. */
export interface EngineHandle {
  moveTo(at: LatLng, zoom: number): void
  zoomBy(steps: number): void
  /** Fits the view to the bounds, with a zoom of at most `MAX_FIT_ZOOM`. */
  fit(bounds: Bounds): void
}

/**
 * Props of a map engine: Google Maps, or MapLibre, which requires no key. The app provides the
 * markers; the engine positions them on the screen.
 */
export interface EngineProps {
  readonly settings: MapSettings
  readonly start: { readonly at: LatLng; readonly zoom: number }
  readonly places: readonly MapPlace[]
  /**
   * Called when the map is visible, with its controls. Moves requested during this call are
   * immediate; later ones are animated.
   */
  readonly onReady: (handle: EngineHandle) => void
  /** Called after each move or zoom, and once at the start. */
  readonly onView: (view: MapView) => void
  /** Called with whether the map shows streets; without them, only counties and cities. */
  readonly onStreets?: ((hasStreets: boolean) => void) | undefined
  /** Called on a click outside the markers, with its location. */
  readonly onBackground: (at: LatLng) => void
  /** Whether a click picks a place, which the pointer shows. */
  readonly isPicking?: boolean
  /** Called when the map cannot be shown: unreachable, invalid key, no WebGL, or an exception. */
  readonly onFailure: () => void
  /** Accessible name of the map. */
  readonly label: string
}
