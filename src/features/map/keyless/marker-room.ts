import type {
  GeoJSONSource,
  Map as MapLibreMap,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { MapPlace } from '../engine'

const IMAGE = 'guide-room'
export const MARKERS = 'guide-markers'

/** Approximate size of a marker, in pixels. */
const size = { width: 84, height: 52 } as const

/** Locations of the markers, updated while the map is in use. */
export const markersSource: SourceSpecification = { type: 'geojson', data: toFeatures([]) }

/** An invisible symbol layer with the highest priority, so that city labels avoid markers. */
export const markersLayer: SymbolLayerSpecification = {
  id: MARKERS,
  type: 'symbol',
  source: MARKERS,
  layout: {
    'icon-image': IMAGE,
    'icon-allow-overlap': true,
    'icon-offset': [0, -8],
  },
}

/** Adds the transparent image of that layer. */
export function drawMarkerRoom(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    if (id !== IMAGE || map.hasImage(id)) return
    map.addImage(id, { ...size, data: new Uint8Array(size.width * size.height * 4) })
  })
}

/** Updates the marker locations. A street style has no such source. */
export function makeRoom(map: MapLibreMap, places: readonly MapPlace[]): void {
  const source = map.getSource<GeoJSONSource>(MARKERS)
  source?.setData(toFeatures(places))
}

function toFeatures(places: readonly MapPlace[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ at }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
    })),
  }
}
