import type { LatLng } from './map-view'

/** An unknown coordinate in the detail response (docs/product/map.md, Map). */
const UNKNOWN = '0'

/** Parses the coordinates of a detail response; `null` if they are unknown. */
export function parseCoordinates({
  latitude,
  longitude,
}: {
  latitude: string
  longitude: string
}): LatLng | null {
  if (latitude === UNKNOWN || longitude === UNKNOWN) return null
  return { lat: Number(latitude), lng: Number(longitude) }
}
