import type { LatLng } from './map-view'

/** An unknown coordinate on the detail call (docs/product.md, Map). */
const UNKNOWN = '0'

/** The place of a community by what the detail call says of it; `null` when it is not known. */
export function knownPlace({
  latitude,
  longitude,
}: {
  latitude: string
  longitude: string
}): LatLng | null {
  if (latitude === UNKNOWN || longitude === UNKNOWN) return null
  return { lat: Number(latitude), lng: Number(longitude) }
}
