import { Map as MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { EngineProps } from '../engine'
import { drawing } from './drawing'
import { drawMarkerRoom } from './marker-room'

// A same-origin file, as the Content Security Policy requires. Bundlers do not detect the worker
// automatically.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())

/** MapLibre's world is 512 pixels wide at zoom 0; in Google Maps and in this app it is 256. */
export const toMapLibre = (zoom: number) => zoom - 1
export const fromMapLibre = (zoom: number) => zoom + 1

/** Bounds of the map: the four counties and the counties around them. */
const WORLD: [number, number, number, number] = [-101, 27.8, -95.8, 31.6]

/** Opens a map with the bundled style. Throws if WebGL is not available. */
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
    // Fading labels in draws the map some twenty times more after each movement.
    fadeDuration: 0,
    // Lets the page scroll when the pointer is over the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: { 'Map.Title': `${label}. Use the arrow keys to move and + and - to zoom` },
  })
  drawMarkerRoom(map)
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  // At 88 pixels, the scale would jump between two lengths at the latitude of San Antonio.
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 90 }), 'bottom-right')
  return map
}
