import { MAX_FIT_ZOOM } from '@/domain/map-view'
import type { EngineHandle, MapView } from '../engine'

/** Pixels between what is shown and the edge of the map: room for the prices on the markers. */
const FIT_PADDING = 56

/** What is in view, or `null` while the map has no size yet. */
export function viewOf(map: google.maps.Map): MapView | null {
  const bounds = map.getBounds()?.toJSON()
  const zoom = map.getZoom()
  if (!bounds || zoom === undefined) return null
  return { bounds: [bounds.west, bounds.south, bounds.east, bounds.north], zoom }
}

/** Moves a map of Google's the way the guide asks for it. */
export function handleOf(map: google.maps.Map): EngineHandle {
  return {
    moveTo: (at, zoom) => map.moveCamera({ center: at, zoom }),
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
    fit([west, south, east, north]) {
      // Google fits as close as the map may come: a limit for this one move, so that the map does
      // not first dive into a single place and then back off again.
      map.setOptions({ maxZoom: MAX_FIT_ZOOM })
      map.fitBounds({ west, south, east, north }, FIT_PADDING)
      google.maps.event.addListenerOnce(map, 'idle', () => map.setOptions({ maxZoom: null }))
    },
  }
}
