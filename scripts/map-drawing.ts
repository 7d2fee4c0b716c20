import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh, neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

// Generates the drawing of the map without an API key (`npm run generate:map`): the four counties
// of the guide in strong lines and the counties around them in faint ones. The lines are those of
// the US Census Bureau, from us-atlas. The result is committed.

const TARGET = 'src/domain/map/counties.json'

/** The guide's counties by FIPS code, each with a position for its name away from towns. */
const guideCounties: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
  // Bexar, Comal, Guadalupe, Kendall
  '48029': [-98.63, 29.27],
  '48091': [-98.27, 29.86],
  '48187': [-97.93, 29.64],
  '48259': [-98.71, 29.97],
}
/** How many rings of neighboring counties are drawn. */
const RINGS = 2

const require = createRequire(import.meta.url)
const topology: Topology<{ counties: GeometryCollection<{ name: string }> }> = JSON.parse(
  readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'),
)
const all = topology.objects.counties
const neighborsOf = neighbors(all.geometries)

const isOurs = (id: string | number | undefined) => String(id) in guideCounties

function withNeighbors(indexes: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...indexes].flatMap((index) => [index, ...(neighborsOf[index] ?? [])]))
}

let drawn: ReadonlySet<number> = new Set(
  all.geometries.flatMap(({ id }, index) => (isOurs(id) ? [index] : [])),
)
for (let ring = 0; ring < RINGS; ring += 1) drawn = withNeighbors(drawn)

const geometries = all.geometries.filter((_, index) => drawn.has(index))
const counties: GeometryCollection<{ name: string }> = { type: 'GeometryCollection', geometries }

/** Four decimals are about ten meters, which is more precise than the lines. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

/** The center of a county's bounding box, precise enough for a faint name. */
function middle(geometry: GeoJSON.Geometry): readonly [number, number] {
  const numbers = [...JSON.stringify(geometry).matchAll(/\[(-?[\d.]+),(-?[\d.]+)\]/g)]
  const mean = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [
    mean(numbers.map(([, lng]) => Number(lng))),
    mean(numbers.map(([, , lat]) => Number(lat))),
  ]
}

const shapes = feature(topology, counties).features
const features: GeoJSON.Feature[] = [
  ...shapes
    .filter(({ id }) => isOurs(id))
    .map(({ geometry }) => ({
      type: 'Feature' as const,
      properties: { kind: 'county' },
      geometry,
    })),
  {
    type: 'Feature',
    properties: { kind: 'neighbor-line' },
    geometry: mesh(topology, counties, (a, b) => !isOurs(a.id) && !isOurs(b.id)),
  },
  {
    type: 'Feature',
    properties: { kind: 'county-line' },
    geometry: mesh(topology, counties, (a, b) => isOurs(a.id) || isOurs(b.id)),
  },
  ...shapes.map(({ id, properties, geometry }) => ({
    type: 'Feature' as const,
    properties: {
      kind: isOurs(id) ? 'county-name' : 'neighbor-name',
      name: properties.name.toUpperCase(),
    },
    geometry: {
      type: 'Point' as const,
      coordinates: [...(guideCounties[String(id)] ?? middle(geometry))],
    },
  })),
]

writeFileSync(TARGET, `${JSON.stringify({ type: 'FeatureCollection', features }, rounded)}\n`)
