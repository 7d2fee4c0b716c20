import { findCitiesApart, getNames, toPath } from '@/domain/map/drawn-layers'
import { DRAWN_SIZE, type DrawnView, toLocation, toPoint } from '@/domain/map/drawn-map'
import type { LatLng } from '@/domain/map/map-view'

/** Distance between two grid lines in degrees, over half a mile, and the span that shows them. */
const GRID = { step: 0.01, within: 0.4 } as const
/** The room that the name of a city takes, in SVG units. */
const CITY_NAME = { width: 90, height: 16 } as const

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
      <path d={toPath(view, 'county')} className="location-map__county" />
      {view.span < GRID.within ? <path d={gridPath(view)} className="location-map__grid" /> : null}
      <path d={toPath(view, 'neighbor-line')} className="location-map__neighbor-line" />
      <path d={toPath(view, 'county-line')} className="location-map__county-line" />
      {getNames('county-name').map(({ name, at }) => (
        <Name key={name} view={view} place={at} name={name} kind="county-name" />
      ))}
      <Neighbors view={view} neighbors={neighbors} />
      {findCitiesApart(view, CITY_NAME).map(({ name, at }) => (
        <Name key={name} view={view} place={at} name={name} kind="city" />
      ))}
    </g>
  )
}
