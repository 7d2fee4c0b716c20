import type { LatLng } from './map-view'

/** What the detail call writes for a coordinate that nobody knows (specification, section 2). */
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
