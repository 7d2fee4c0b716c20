import type { ReactNode } from 'react'
import type { Bounds, LatLng } from '@/domain/map-view'
import type { MapSettings } from './settings'

export type { Bounds, LatLng } from '@/domain/map-view'

/** The part of the world that is in view. Zooms count as Google counts them. */
export interface MapView {
  readonly bounds: Bounds
  readonly zoom: number
}

/** Something that stands on the map at a place: a price, a cluster, a school. */
export interface MapPlace {
  readonly key: string
  readonly at: LatLng
  /** Higher ones lie above; 0 when missing. */
  readonly zIndex?: number
  /** What is drawn there. The engine puts its lower middle on the place. */
  readonly content: ReactNode
}

/** What the guide asks of a map on the screen. */
export interface EngineHandle {
  moveTo(at: LatLng, zoom: number): void
  zoomBy(steps: number): void
  /** Shows all of the bounds, no closer than `MAX_FIT_ZOOM`. */
  fit(bounds: Bounds): void
}

/**
 * One way of drawing the map: Google's, or the one that needs no key. The guide decides what stands
 * on it, the engine only where on the screen.
 */
export interface EngineProps {
  readonly settings: MapSettings
  readonly start: { readonly at: LatLng; readonly zoom: number }
  readonly places: readonly MapPlace[]
  /**
   * Told once the map can be seen, with the handle to move it by. What the handle is asked for
   * before this returns happens at once, later moves are animated.
   */
  readonly onReady: (handle: EngineHandle) => void
  /** Told whenever moving or zooming has come to rest, and once at the start. */
  readonly onView: (view: MapView) => void
  /** A click on the map itself. */
  readonly onBackground: () => void
  /** The map cannot be shown: not reachable, a wrong key, no WebGL, an exception. */
  readonly onFailure: () => void
  /** Read aloud as the name of the map. */
  readonly label: string
}
