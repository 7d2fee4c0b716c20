import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { cities } from './cities'
import counties from './counties.json'
import { countyLines, grounds, labels } from './drawing-layers'
import { grid } from './grid'
import { MARKERS, markersLayer, markersSource } from './marker-room'

const SOURCE = 'guide'

/** What is drawn. The lines of the Census Bureau are free for all, and still somebody's work. */
const source = {
  type: 'geojson',
  attribution: 'County lines: US Census Bureau',
  data: {
    type: 'FeatureCollection',
    features: [
      ...(counties.features as GeoJSON.Feature[]),
      grid,
      ...cities.map(({ name, at, isMain = false }) => ({
        type: 'Feature' as const,
        properties: { kind: isMain ? 'main-city' : 'city', name },
        geometry: { type: 'Point' as const, coordinates: [at.lng, at.lat] },
      })),
    ],
  },
} satisfies SourceSpecification

/** The four counties and their towns on paper. */
export function drawing(): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: source, [MARKERS]: markersSource },
    layers: [...grounds(), ...countyLines(), ...labels(), markersLayer],
  }
}

/** A street style with the county lines of the guide above it. */
export function withCountyLines(street: StyleSpecification): StyleSpecification {
  return {
    ...street,
    sources: { ...street.sources, [SOURCE]: source },
    layers: [...street.layers, ...countyLines()],
  }
}
