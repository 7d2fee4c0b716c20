import type { LatLng } from './map-view'
import { toWorld } from './mercator'

interface City {
  readonly name: string
  readonly at: LatLng
  /** The main city has a larger label. */
  readonly isMain?: true
}

/** Cities with a label on the bundled map: those of the filter and of the newsletter. */
export const cities: readonly City[] = [
  { name: 'San Antonio', at: { lat: 29.4246, lng: -98.4951 }, isMain: true },
  { name: 'Boerne', at: { lat: 29.7947, lng: -98.732 } },
  { name: 'Bulverde', at: { lat: 29.7438, lng: -98.4531 } },
  { name: 'Cibolo', at: { lat: 29.5616, lng: -98.227 } },
  { name: 'Converse', at: { lat: 29.5181, lng: -98.3161 } },
  { name: 'New Braunfels', at: { lat: 29.703, lng: -98.1245 } },
  { name: 'Schertz', at: { lat: 29.5522, lng: -98.2697 } },
  { name: 'Seguin', at: { lat: 29.5688, lng: -97.9647 } },
]

/** The name of the city whose center is nearest to a location. */
export function findNearestCity(at: LatLng): string {
  // A degree to the east is shorter than one to the north; the projection has one scale for both.
  const { x, y } = toWorld(at)
  const distances = cities.map((city) => {
    const center = toWorld(city.at)
    return { name: city.name, distance: Math.hypot(center.x - x, center.y - y) }
  })
  return distances.reduce((best, next) => (next.distance < best.distance ? next : best)).name
}
