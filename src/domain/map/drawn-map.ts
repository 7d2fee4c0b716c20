import type { Bounds, LatLng } from './map-view'

/** A map drawn as SVG: what it shows, in degrees, and its size in SVG units. */
export interface DrawnView {
  readonly center: LatLng
  /** Degrees of longitude from the left edge to the right. */
  readonly span: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Size of the drawing, in SVG units. */
export const DRAWN_SIZE = { width: 720, height: 440 } as const

/** All four counties, and the closest view: about 2 miles wide. */
export const SPANS = { widest: 1.9, closest: 0.035 } as const

export const AREA_VIEW: DrawnView = { center: { lat: 29.63, lng: -98.4 }, span: SPANS.widest }

/** The communities of the guide are within these bounds. */
export const GUIDE_AREA: Bounds = [-99.2, 29, -97.5, 30.3]

/** A degree of longitude is shorter than one of latitude; constant enough for four counties. */
const NARROWING = Math.cos((29.6 * Math.PI) / 180)

const perDegree = ({ span }: DrawnView) => {
  const lng = DRAWN_SIZE.width / span
  return { lng, lat: lng / NARROWING }
}

/** Five decimals are about one meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Where a location is drawn. */
export function toPoint(view: DrawnView, { lat, lng }: LatLng): Point {
  const scale = perDegree(view)
  return {
    x: DRAWN_SIZE.width / 2 + (lng - view.center.lng) * scale.lng,
    y: DRAWN_SIZE.height / 2 - (lat - view.center.lat) * scale.lat,
  }
}

/** The location of a point of the drawing. */
export function toLocation(view: DrawnView, { x, y }: Point): LatLng {
  const scale = perDegree(view)
  return {
    lat: rounded(view.center.lat - (y - DRAWN_SIZE.height / 2) / scale.lat),
    lng: rounded(view.center.lng + (x - DRAWN_SIZE.width / 2) / scale.lng),
  }
}

/** Zooms by a factor around the center, within the limits. The widest view shows the whole area. */
export function zoomed(view: DrawnView, factor: number): DrawnView {
  const span = Math.max(SPANS.closest, view.span / factor)
  return span < SPANS.widest ? { ...view, span } : AREA_VIEW
}

/** Moves what is shown by a distance in SVG units, as when the drawing is dragged. */
export function panned(view: DrawnView, { x, y }: Point): DrawnView {
  const { width, height } = DRAWN_SIZE
  return { ...view, center: toLocation(view, { x: width / 2 - x, y: height / 2 - y }) }
}

/** Moves a location by a distance in SVG units. */
export function moved(view: DrawnView, location: LatLng, { x, y }: Point): LatLng {
  const from = toPoint(view, location)
  return toLocation(view, { x: from.x + x, y: from.y + y })
}

/** The view with the location in it: the same view if it already is. */
export function showing(view: DrawnView, location: LatLng): DrawnView {
  const { x, y } = toPoint(view, location)
  const isShown = x >= 0 && x <= DRAWN_SIZE.width && y >= 0 && y <= DRAWN_SIZE.height
  return isShown ? view : { ...view, center: location }
}

/** A view with two places in it, with room around them for their names. */
export function viewOfBoth(a: LatLng, b: LatLng): DrawnView {
  const ratio = DRAWN_SIZE.width / DRAWN_SIZE.height / NARROWING
  const distance = Math.max(Math.abs(a.lng - b.lng), Math.abs(a.lat - b.lat) * ratio)
  return {
    center: { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 },
    span: Math.max(0.7, distance * 1.8),
  }
}
