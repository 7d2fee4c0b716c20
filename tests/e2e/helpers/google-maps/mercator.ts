/** A point of the world map in pixels at a zoom level. */
export interface WorldPoint {
  readonly x: number
  readonly y: number
}

/** The world is 256 pixels wide at zoom 0, as in Google's API. */
const worldSize = (zoom: number) => 256 * 2 ** zoom

export function project({ lat, lng }: google.maps.LatLngLiteral, zoom: number): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: worldSize(zoom) * (0.5 + lng / 360),
    y: worldSize(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

export function unproject({ x, y }: WorldPoint, zoom: number): google.maps.LatLngLiteral {
  const turn = Math.PI * (1 - (2 * y) / worldSize(zoom))
  return {
    lat: (Math.atan(Math.sinh(turn)) * 180) / Math.PI,
    lng: (x / worldSize(zoom) - 0.5) * 360,
  }
}
