import type { Map as MapLibreMap } from 'maplibre-gl'
import { MAX_FIT_ZOOM } from '@/domain/map/map-view'
import type { EngineHandle } from '../engine'
import { fitPadding } from '../fit-padding'
import { toMapLibre } from './open-map'

/** Duration of a move in milliseconds; 0 with `prefers-reduced-motion`. */
const DURATION = 450

/** Controls of a map. Moves are immediate until `animate` is called. */
export function createHandle(map: MapLibreMap) {
  let duration = 0
  const handle: EngineHandle = {
    moveTo({ lat, lng }, zoom) {
      map.easeTo({ center: [lng, lat], zoom: toMapLibre(zoom), duration })
    },
    // Zooms to an integer level, also from a fractional one.
    zoomBy(steps) {
      map.easeTo({ zoom: Math.round(map.getZoom()) + steps, duration })
    },
    fit([west, south, east, north]) {
      map.fitBounds([west, south, east, north], {
        padding: fitPadding(map.getContainer().clientWidth),
        maxZoom: toMapLibre(MAX_FIT_ZOOM),
        duration,
        linear: true,
      })
    },
  }
  return {
    handle,
    animate() {
      duration = DURATION
    },
  }
}
