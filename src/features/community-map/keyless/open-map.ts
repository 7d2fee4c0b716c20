import { Map as MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { EngineProps } from '../engine'
import { drawing } from './drawing'
import { drawMarkerRoom } from './marker-room'

// A file of the site's own, as the policy wants it; bundlers do not find it by themselves.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())

/** MapLibre's world is 512 pixels wide at zoom 0, that of the guide and of Google 256. */
export const toMapLibre = (zoom: number) => zoom - 1
export const fromMapLibre = (zoom: number) => zoom + 1

/** The counties around the guide's own: nothing is drawn beyond. */
const WORLD: [number, number, number, number] = [-101, 27.8, -95.8, 31.6]

/** Opens a map on the drawing. Throws where there is no WebGL. */
export function openMap(
  container: HTMLElement,
  { start, label }: Pick<EngineProps, 'start' | 'label'>,
): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: drawing(),
    center: start.at,
    zoom: toMapLibre(start.zoom),
    minZoom: toMapLibre(8),
    maxZoom: toMapLibre(18),
    maxBounds: WORLD,
    // A page that is scrolled past a map goes on scrolling.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: { 'Map.Title': `${label}: the arrow keys move it, + and - zoom` },
  })
  drawMarkerRoom(map)
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  // At 88 pixels the guide's latitudes stand just between two lengths of the scale at every zoom.
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 90 }), 'bottom-right')
  return map
}
