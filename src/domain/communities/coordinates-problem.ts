import { GUIDE_AREA } from '../map/drawn-map'
import { isWithin } from '../map/map-view'

type Coordinate = number | null | undefined

export interface CoordinatesProblem {
  readonly label: string
  readonly text: string
}

const missing = (what: string): CoordinatesProblem => ({
  label: 'Not on the map',
  text: `Without ${what}, the community is not on the map of the site.`,
})

/**
 * Why a community is not, or not correctly, on the map; `null` if it is. A problem is a warning: a
 * community can be published without coordinates (docs/product/map.md, Map).
 */
export function coordinatesProblem(
  latitude: Coordinate,
  longitude: Coordinate,
): CoordinatesProblem | null {
  if (latitude == null && longitude == null) return missing('coordinates')
  if (latitude == null) return missing('a latitude')
  if (longitude == null) return missing('a longitude')
  if (isWithin(GUIDE_AREA, { lat: latitude, lng: longitude })) return null
  return {
    label: 'Outside the area',
    text: 'These coordinates are outside the San Antonio area. Longitudes there begin with −98 or −97.',
  }
}
