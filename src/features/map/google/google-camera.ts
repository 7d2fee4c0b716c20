import type { EngineHandle, MapView } from '../engine'
import { fitPadding } from '../fit-padding'
import { fitCamera } from './fit-camera'

/** The visible area, or `null` if the map has no size yet. */
export function getView(map: google.maps.Map): MapView | null {
  const bounds = map.getBounds()?.toJSON()
  const zoom = map.getZoom()
  if (!bounds || zoom === undefined) return null
  return { bounds: [bounds.west, bounds.south, bounds.east, bounds.north], zoom }
}

/** Controls of a Google map. */
export function createHandle(map: google.maps.Map): EngineHandle {
  return {
    moveTo: (at, zoom) => map.moveCamera({ center: at, zoom }),
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
    fit(bounds) {
      const { clientWidth: width, clientHeight: height } = map.getDiv()
      map.moveCamera(fitCamera(bounds, { width, height }, fitPadding(width)))
    },
  }
}
