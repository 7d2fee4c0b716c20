/** Address of an external map with directions to a point, or `null` when the point is unknown. */
export function directionsUrl(coordinates: { lat: number; lng: number } | null): string | null {
  if (!coordinates) return null
  const destination = `${coordinates.lat},${coordinates.lng}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
