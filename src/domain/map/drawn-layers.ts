import { cities } from './cities'
import counties from './counties.json'
import { DRAWN_SIZE, type DrawnView, type Point, toPoint } from './drawn-map'
import type { LatLng } from './map-view'

type Position = readonly number[]
type Shape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Position[][] }
interface Feature {
  readonly properties: { readonly kind: string; readonly name?: string }
  readonly geometry: Shape
}

const features = counties.features as readonly Feature[]
const findKind = (kind: string) => features.filter(({ properties }) => properties.kind === kind)

const toLatLng = ([lng = 0, lat = 0]: Position): LatLng => ({ lat, lng })

function getLines(view: DrawnView, kind: string): Point[][] {
  return findKind(kind)
    .flatMap(({ geometry }) => (geometry.type === 'Point' ? [] : geometry.coordinates))
    .map((line) => line.map((position) => toPoint(view, toLatLng(position))))
}

/** The lines or areas of a kind as an SVG path. */
export function toPath(view: DrawnView, kind: string): string {
  return getLines(view, kind)
    .map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
    .join('')
}

const mayCross = (a: Point, b: Point) =>
  Math.max(a.x, b.x) >= 0 &&
  Math.max(a.y, b.y) >= 0 &&
  Math.min(a.x, b.x) <= DRAWN_SIZE.width &&
  Math.min(a.y, b.y) <= DRAWN_SIZE.height

/**
 * The lines of a kind as an SVG path of whole units, without what is outside the view. It is a tenth
 * as long as `toPath`, for a small map that is part of a page.
 */
export function toShortPath(view: DrawnView, kind: string): string {
  return getLines(view, kind)
    .map((line) =>
      line
        .map((point, index) => {
          const before = line[index - 1]
          if (before === undefined || !mayCross(before, point)) return ''
          const isDrawn = index > 1 && mayCross(line[index - 2] ?? before, before)
          const start = isDrawn ? '' : `M${Math.round(before.x)} ${Math.round(before.y)}`
          return `${start}L${Math.round(point.x)} ${Math.round(point.y)}`
        })
        .join(''),
    )
    .join('')
}

interface NamedPlace {
  readonly name: string
  readonly at: LatLng
}

/** The places with which names of a kind begin, such as `county-name`. */
export function getNames(kind: string): NamedPlace[] {
  return findKind(kind).flatMap(({ properties: { name = '' }, geometry }) =>
    geometry.type === 'Point' ? [{ name, at: toLatLng(geometry.coordinates) }] : [],
  )
}

/** The cities whose names do not overlap, the first ones first. Sizes are in SVG units. */
export function findCitiesApart(
  view: DrawnView,
  nameSize: { readonly width: number; readonly height: number },
): NamedPlace[] {
  const shown: NamedPlace[] = []
  for (const city of cities) {
    const { x, y } = toPoint(view, city.at)
    const overlaps = shown.some((other) => {
      const point = toPoint(view, other.at)
      return Math.abs(point.x - x) < nameSize.width && Math.abs(point.y - y) < nameSize.height
    })
    if (!overlaps) shown.push(city)
  }
  return shown
}
