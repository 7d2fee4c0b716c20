import type { Map as MapLibreMap } from 'maplibre-gl'
import { MAX_FIT_ZOOM } from '@/domain/map-view'
import type { EngineHandle } from '../engine'
import { fitPadding } from '../fit-padding'
import { toMapLibre } from './open-map'

/** How long a move takes, in milliseconds; none at all for who prefers less motion. */
const DURATION = 450

/** The handle of a map, whose moves are jumps until `animate` is called. */
export function handleOf(map: MapLibreMap) {
  let duration = 0
  const handle: EngineHandle = {
    moveTo({ lat, lng }, zoom) {
      map.easeTo({ center: [lng, lat], zoom: toMapLibre(zoom), duration })
    },
    // To a whole step, also from between two of them.
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
