import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh, neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { cities } from '../src/domain/map/cities'
import { GROUND } from '../src/domain/map/ground'
import { highways } from '../src/domain/map/highways'
import { toWorld } from '../src/domain/map/mercator'

// Generates the drawing of the map without an API key (`npm run generate:map`): the four counties
// of the guide in strong lines and the counties around them in faint ones. The lines are those of
// the US Census Bureau, from us-atlas. The result is committed.

const TARGET = 'src/domain/map/counties.json'
/** The same drawing as a picture, which a page shows before its map is loaded. */
const PICTURE = 'public/brand/map-ground.svg'

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
const countyNeighbors = neighbors(all.geometries)

const isOurs = (id: string | number | undefined) => String(id) in guideCounties

function withNeighbors(indexes: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...indexes].flatMap((index) => [index, ...(countyNeighbors[index] ?? [])]))
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

const ours = mesh(topology, counties, (a, b) => isOurs(a.id) || isOurs(b.id))
const theirs = mesh(topology, counties, (a, b) => !isOurs(a.id) && !isOurs(b.id))
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
    geometry: theirs,
  },
  {
    type: 'Feature',
    properties: { kind: 'county-line' },
    geometry: ours,
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

/** Units of the picture for a world pixel, so that whole numbers are precise enough. */
const UNITS = 1000
const corner = toWorld(GROUND.northWest)
const end = toWorld(GROUND.southEast)
const width = Math.round((end.x - corner.x) * UNITS)
const height = Math.round((end.y - corner.y) * UNITS)

/** The color of a design token in the style sheet of the site. */
const styles = readFileSync('src/app/(frontend)/globals.css', 'utf8')
function readColor(token: string): string {
  const color = new RegExp(`--color-${token}:\\s*(#[0-9a-f]+)`).exec(styles)?.[1]
  if (!color) throw new Error(`The style sheet has no color ${token}`)
  return color
}

function toPath(line: readonly (readonly number[])[], isClosed = false): string {
  const points = line.map(([lng = 0, lat = 0]) => {
    const { x, y } = toWorld({ lat, lng })
    return `${Math.round((x - corner.x) * UNITS)} ${Math.round((y - corner.y) * UNITS)}`
  })
  const unique = points.filter((point, index) => point !== points[index - 1])
  return `M${unique.join('L')}${isClosed ? 'Z' : ''}`
}

const areas = shapes
  .filter(({ id }) => isOurs(id))
  .flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : 'coordinates' in geometry
        ? (geometry.coordinates as number[][][][]).flat()
        : [],
  )
const draw = (lines: readonly (readonly (readonly number[])[])[], isClosed = false) =>
  lines.map((line) => toPath(line, isClosed)).join('')

const names = cities.map(({ name, at, isMain = false }) => {
  const { x, y } = toWorld(at)
  const place = `x="${Math.round((x - corner.x) * UNITS)}" y="${Math.round((y - corner.y) * UNITS)}"`
  return `<text ${place}${isMain ? ' font-size="28" font-family="Georgia,serif"' : ''}>${name}</text>`
})

writeFileSync(
  PICTURE,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">
<path fill="${readColor('sand')}" d="M0 0H${width}V${height}H0Z"/>
<path fill="${readColor('paper')}" d="${draw(areas, true)}"/>
<path stroke="${readColor('control')}" stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="3 5" d="${draw(theirs.coordinates)}"/>
<g stroke-linejoin="round">
<path stroke="${readColor('surface')}" stroke-width="6" d="${draw(highways.map(({ line }) => line))}"/>
<path stroke="${readColor('marigold')}" stroke-opacity=".55" stroke-width="3" d="${draw(highways.map(({ line }) => line))}"/>
<path stroke="${readColor('primary')}" stroke-opacity=".7" stroke-width="2.5" stroke-dasharray="6 4" d="${draw(ours.coordinates)}"/>
</g>
<g fill="${readColor('ink')}" stroke="${readColor('paper')}" stroke-width="4" paint-order="stroke" text-anchor="middle" font-family="system-ui,sans-serif" font-size="21">${names.join('')}</g>
</svg>
`,
)
