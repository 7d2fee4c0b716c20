import type { CommunitySummary } from '@/contract/community'
import { type MarkerColor, markerColor } from '@/domain/marker-color'
import { priceLabel } from '@/domain/price'

/** A place on the drawn map, in its own units. */
export interface DrawnPoint {
  readonly x: number
  readonly y: number
}

export interface TeaserPin extends DrawnPoint {
  readonly id: string
  readonly color: MarkerColor
  /** `$349k`; only the pins that are written out have one. */
  readonly label: string | null
}

/** The part of the world that the drawing shows, in its own units. */
export const drawing = { width: 780, height: 440 } as const

/** Downtown San Antonio on the drawing, and how many units a degree has at this latitude. */
const downtown = { lat: 29.4241, lng: -98.4936, x: 285, y: 351 }
const perDegree = { lat: 592, lng: 508 }

/** Where a place stands on the drawing: near enough to flat over four counties. */
export function drawnPoint({ lat, lng }: { lat: number; lng: number }): DrawnPoint {
  return {
    x: Math.round(downtown.x + (lng - downtown.lng) * perDegree.lng),
    y: Math.round(downtown.y - (lat - downtown.lat) * perDegree.lat),
  }
}

const isInside = ({ x, y }: DrawnPoint) =>
  x > 12 && y > 12 && x < drawing.width - 12 && y < drawing.height - 12

/** Whether two written prices would touch. */
const collide = (a: DrawnPoint, b: DrawnPoint) =>
  Math.abs(a.x - b.x) < 72 && Math.abs(a.y - b.y) < 40

const hasRoomForLabel = ({ x, y }: DrawnPoint) =>
  x > 40 && x < drawing.width - 40 && y > 48 && y < drawing.height - 12

/**
 * The communities as pins of the drawn map, coloured by price. Up to `labels` of them have their
 * price written out, featured ones first and never two on top of each other.
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
