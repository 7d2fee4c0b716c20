const DIRECTIONS = 'https://www.google.com/maps/dir/'

/** Whether a link leads to directions. */
export const isDirections = (href: string): boolean => href.startsWith(DIRECTIONS)

/** URL of Google Maps directions to a point, or `null` if the point is unknown. */
export function directionsUrl(coordinates: { lat: number; lng: number } | null): string | null {
  if (!coordinates) return null
  const destination = `${coordinates.lat},${coordinates.lng}`
  return `${DIRECTIONS}?api=1&destination=${encodeURIComponent(destination)}`
}
