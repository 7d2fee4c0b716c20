import type { LatLng } from './map-view'

// The place that a visitor drives to, as the browser stores it. Four decimals of a degree are about
// ten meters.

const number = String.raw`(-?\d{1,3}(?:\.\d{1,4})?)`
const stored = new RegExp(`^${number},${number}$`)

export const formatDestination = ({ lat, lng }: LatLng): string =>
  [lat, lng].map((degrees) => degrees.toFixed(4)).join()

/** Parses a stored text such as `29.4241,-98.4936`; `null` if it is not a place on a map. */
export function parseDestination(text: string | null): LatLng | null {
  const [, lat = Number.NaN, lng = Number.NaN] = stored.exec(text ?? '')?.map(Number) ?? []
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
