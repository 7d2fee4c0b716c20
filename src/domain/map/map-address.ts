import type { Bounds, MapStart } from './map-view'

// Parts of the map in the URL. Four decimals of a degree are about ten meters.

const degrees = (value: number) => String(Math.round(value * 1e4) / 1e4)

/** Numbers joined by commas; `null` unless there are `count` of them. */
function parseNumbers(text: string, count: number): number[] | null {
  const parts = text.split(',')
  if (parts.length !== count || parts.some((part) => !/^-?\d{1,3}(\.\d{1,8})?$/.test(part)))
    return null
  return parts.map(Number)
}

/** Bounds as `west,south,east,north`; `null` if they contain nothing. */
export function parseArea(text: string): Bounds | null {
  const [west, south, east, north] = parseNumbers(text, 4) ?? []
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return null
  }
  return west < east && south < north ? [west, south, east, north] : null
}

export function formatArea(bounds: Bounds): string {
  return bounds.map(degrees).join()
}

/** The zoom levels of the map. */
const ZOOM = { lowest: 3, highest: 22 } as const

/** A view of the map as `latitude,longitude,zoom`; `null` if it is not on the map. */
export function parseMapView(text: string): MapStart | null {
  const [lat, lng, zoom] = parseNumbers(text, 3) ?? []
  if (lat === undefined || lng === undefined || zoom === undefined) return null
  if (Math.abs(lat) > 85 || Math.abs(lng) > 180) return null
  return zoom < ZOOM.lowest || zoom > ZOOM.highest ? null : { at: { lat, lng }, zoom }
}

export function formatMapView({ at, zoom }: MapStart): string {
  return [degrees(at.lat), degrees(at.lng), Math.round(zoom * 100) / 100].join()
}
