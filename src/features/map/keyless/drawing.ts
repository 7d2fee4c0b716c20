import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { cities } from '@/domain/map/cities'
import counties from '@/domain/map/counties.json'
import { highways } from '@/domain/map/highways'
import { countyLines, grounds, highwayLines, labels } from './drawing-layers'
import { grid } from './grid'
import { MARKERS, markersLayer, markersSource } from './marker-room'

const SOURCE = 'guide'

/**
 * Data source of the bundled map. The Census Bureau's county lines are in the public domain; the
 * attribution is a courtesy.
 */
const source = {
  type: 'geojson',
  attribution: 'County lines: US Census Bureau',
  data: {
    type: 'FeatureCollection',
    features: [
      ...(counties.features as GeoJSON.Feature[]),
      grid,
      ...highways.map(({ name, line }) => ({
        type: 'Feature' as const,
        properties: { kind: 'highway', name },
        geometry: { type: 'LineString' as const, coordinates: line.map((point) => [...point]) },
      })),
      ...cities.map(({ name, at, isMain = false }) => ({
        type: 'Feature' as const,
        properties: { kind: isMain ? 'main-city' : 'city', name },
        geometry: { type: 'Point' as const, coordinates: [at.lng, at.lat] },
      })),
    ],
  },
} satisfies SourceSpecification

/** Map style with the four counties, their highways and their cities. */
export function drawing(): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: source, [MARKERS]: markersSource },
    layers: [...grounds(), ...highwayLines(), ...countyLines(), ...labels(), markersLayer],
  }
}

/** Adds the county lines to a street style. */
export function withCountyLines(street: StyleSpecification): StyleSpecification {
  return {
    ...street,
    sources: { ...street.sources, [SOURCE]: source },
    layers: [...street.layers, ...countyLines()],
  }
}
