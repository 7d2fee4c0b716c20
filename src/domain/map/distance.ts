import type { LatLng } from './map-view'

/** The mean radius of the earth, in miles. */
const EARTH_RADIUS = 3958.76

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The straight-line distance of two places in miles, on a sphere (haversine formula). */
export function measureMiles(from: LatLng, to: LatLng): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const lng = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const chord = lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** `12.4 miles`. A tenth of a mile is as precise as the place that a visitor picks on a map. */
export const formatMiles = (miles: number): string => `${miles.toFixed(1)} miles`

export interface Near<Item> {
  readonly item: Item
  readonly miles: number
}

/** The items nearest to a place, the nearest first. */
export function findNearest<Item extends { readonly coordinates: LatLng }>(
  place: LatLng,
  items: readonly Item[],
  count: number,
): readonly Near<Item>[] {
  return items
    .map((item) => ({ item, miles: measureMiles(place, item.coordinates) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count)
}
