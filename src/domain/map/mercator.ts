import type { Bounds, LatLng } from './map-view'

/** Width of the world in pixels at zoom 0. */
const WORLD = 256

/** A location in pixels at zoom 0, with the origin in the north-west. */
interface WorldPoint {
  readonly x: number
  readonly y: number
}

/** Web Mercator, the projection of both map engines. */
export function toWorld({ lat, lng }: LatLng): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: WORLD * (0.5 + lng / 360),
    y: WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

export function fromWorld({ x, y }: WorldPoint): LatLng {
  const turn = Math.PI * (1 - (2 * y) / WORLD)
  return { lat: (Math.atan(Math.sinh(turn)) * 180) / Math.PI, lng: (x / WORLD - 0.5) * 360 }
}

/** The point in the middle of the screen when the bounds fill it. */
export function findCenter([west, south, east, north]: Bounds): LatLng {
  const [low, high] = [toWorld({ lat: south, lng: west }), toWorld({ lat: north, lng: east })]
  return fromWorld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 })
}
