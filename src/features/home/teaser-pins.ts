import type { CommunitySummary } from '@/contract/communities/community'
import { priceLabel } from '@/domain/communities/price'
import { type MarkerColor, markerColor } from '@/domain/map/marker-color'

/** A point on the teaser map, in SVG units. */
export interface DrawnPoint {
  readonly x: number
  readonly y: number
}

export interface TeaserPin extends DrawnPoint {
  readonly id: string
  readonly color: MarkerColor
  /** Price such as `$349k`; only labeled pins have one. */
  readonly label: string | null
}

/** Size of the teaser map, in SVG units. */
export const drawing = { width: 780, height: 440 } as const

/** Downtown San Antonio on the teaser map, and SVG units per degree at this latitude. */
const downtown = { lat: 29.4241, lng: -98.4936, x: 285, y: 351 }
const perDegree = { lat: 592, lng: 508 }

/** Projects a location to the teaser map; linear is accurate enough for four counties. */
export function drawnPoint({ lat, lng }: { lat: number; lng: number }): DrawnPoint {
  return {
    x: Math.round(downtown.x + (lng - downtown.lng) * perDegree.lng),
    y: Math.round(downtown.y - (lat - downtown.lat) * perDegree.lat),
  }
}

const isInside = ({ x, y }: DrawnPoint) =>
  x > 12 && y > 12 && x < drawing.width - 12 && y < drawing.height - 12

/** Whether two price labels would overlap. */
const collide = (a: DrawnPoint, b: DrawnPoint) =>
  Math.abs(a.x - b.x) < 72 && Math.abs(a.y - b.y) < 40

const hasRoomForLabel = ({ x, y }: DrawnPoint) =>
  x > 40 && x < drawing.width - 40 && y > 48 && y < drawing.height - 12

/**
 * The communities as pins of the teaser map, colored by price. Up to `labels` of them have a price
 * label, featured communities first and without overlaps.
 */
export function teaserPins(communities: readonly CommunitySummary[], labels: number): TeaserPin[] {
  const featuredFirst = communities.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
  const pins = featuredFirst.flatMap(({ id, coordinates, startPrice }) => {
    if (!coordinates) return []
    const point = drawnPoint(coordinates)
    return isInside(point) ? [{ id, startPrice, color: markerColor(startPrice), ...point }] : []
  })
  const written: DrawnPoint[] = []
  return pins.map(({ startPrice, ...pin }) => {
    const isWritten =
      startPrice !== null &&
      written.length < labels &&
      hasRoomForLabel(pin) &&
      !written.some((other) => collide(pin, other))
    if (isWritten) written.push(pin)
    return { ...pin, label: isWritten ? priceLabel(startPrice) : null }
  })
}
