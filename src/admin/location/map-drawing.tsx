import { cities } from '@/domain/map/cities'
import counties from '@/domain/map/counties.json'
import { DRAWN_SIZE, type DrawnView, toLocation, toPoint } from '@/domain/map/drawn-map'
import type { LatLng } from '@/domain/map/map-view'

type Position = readonly number[]
type Shape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Position[][] }
interface Feature {
  readonly properties: { readonly kind: string; readonly name?: string }
  readonly geometry: Shape
}

const features = counties.features as readonly Feature[]
const ofKind = (kind: string) => features.filter(({ properties }) => properties.kind === kind)

/** Distance between two grid lines in degrees, over half a mile, and the span that shows them. */
const GRID = { step: 0.01, within: 0.4 } as const

const at = ([lng = 0, lat = 0]: Position): LatLng => ({ lat, lng })

function pathOf(view: DrawnView, kind: string): string {
  return ofKind(kind)
    .flatMap(({ geometry }) => (geometry.type === 'Point' ? [] : geometry.coordinates))
    .map((line) => `M${line.map((position) => drawn(view, at(position))).join('L')}`)
    .join('')
}

function drawn(view: DrawnView, location: LatLng): string {
  const { x, y } = toPoint(view, location)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The multiples of the step between two coordinates. */
function steps(from: number, to: number): number[] {
  const first = Math.ceil(from / GRID.step)
  const count = Math.max(0, Math.floor(to / GRID.step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * GRID.step)
}

function gridPath(view: DrawnView): string {
  const { width, height } = DRAWN_SIZE
  const northWest = toLocation(view, { x: 0, y: 0 })
  const southEast = toLocation(view, { x: width, y: height })
  const meridians = steps(northWest.lng, southEast.lng).map(
    (lng) => `M${toPoint(view, { lat: 0, lng }).x.toFixed(1)} 0V${height}`,
  )
  const parallels = steps(southEast.lat, northWest.lat).map(
    (lat) => `M0 ${toPoint(view, { lat, lng: 0 }).y.toFixed(1)}H${width}`,
  )
  return [...meridians, ...parallels].join('')
}

/** The cities whose names do not overlap, the first ones first. */
function apart(view: DrawnView) {
  const shown: (typeof cities)[number][] = []
  for (const city of cities) {
    const { x, y } = toPoint(view, city.at)
    const overlaps = shown.some((other) => {
      const point = toPoint(view, other.at)
      return Math.abs(point.x - x) < 90 && Math.abs(point.y - y) < 16
    })
    if (!overlaps) shown.push(city)
  }
  return shown
}

/** A community beside the one that is edited. */
export interface Neighbor {
  readonly id: string
  readonly name: string
  readonly at: LatLng
}

function Name({
  view,
  place,
  name,
  kind,
}: {
  view: DrawnView
  place: LatLng
  name: string
  kind: string
}) {
  const { x, y } = toPoint(view, place)
  return (
    <text x={x} y={y} className={`location-map__${kind}`}>
      {name}
    </text>
  )
}

function Neighbors({ view, neighbors }: { view: DrawnView; neighbors: readonly Neighbor[] }) {
  const isNamed = view.span < GRID.within
  return neighbors.map(({ id, name, at: location }) => {
    const { x, y } = toPoint(view, location)
    return (
      <g key={id} className="location-map__neighbor">
        <circle cx={x} cy={y} r={4} />
        {isNamed ? (
          <text x={x} y={y + 16}>
            {name}
          </text>
        ) : null}
      </g>
    )
  })
}

interface MapDrawingProps {
  readonly view: DrawnView
  readonly neighbors: readonly Neighbor[]
}

/** The counties, cities and communities in a view, with a grid when it is close. */
export function MapDrawing({ view, neighbors }: MapDrawingProps) {
  return (
    <g aria-hidden>
      <path d={pathOf(view, 'county')} className="location-map__county" />
      {view.span < GRID.within ? <path d={gridPath(view)} className="location-map__grid" /> : null}
      <path d={pathOf(view, 'neighbor-line')} className="location-map__neighbor-line" />
      <path d={pathOf(view, 'county-line')} className="location-map__county-line" />
      {ofKind('county-name').map(({ properties: { name = '' }, geometry }) =>
        geometry.type === 'Point' ? (
          <Name
            key={name}
            view={view}
            place={at(geometry.coordinates)}
            name={name}
            kind="county-name"
          />
        ) : null,
      )}
      <Neighbors view={view} neighbors={neighbors} />
      {apart(view).map(({ name, at: place }) => (
        <Name key={name} view={view} place={place} name={name} kind="city" />
      ))}
    </g>
  )
}
