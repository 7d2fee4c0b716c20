/** Degrees between two lines: a little over half a mile. */
const STEP = 0.01
/** The four counties, in steps. */
const area = { west: -9910, south: 2900, east: -9740, north: 3025 } as const

const degrees = (steps: number) => steps * STEP

/**
 * Squared paper under the four counties. From close by a drawing of counties is an empty sheet: the
 * squares show how far things are, and that the map moves.
 */
export const grid: GeoJSON.Feature = {
  type: 'Feature',
  properties: { kind: 'grid' },
  geometry: { type: 'MultiLineString', coordinates: [...meridians(), ...parallels()] },
}

function meridians() {
  return Array.from({ length: area.east - area.west + 1 }, (_, index) => {
    const lng = degrees(area.west + index)
    return [
      [lng, degrees(area.south)],
      [lng, degrees(area.north)],
    ]
  })
}

function parallels() {
  return Array.from({ length: area.north - area.south + 1 }, (_, index) => {
    const lat = degrees(area.south + index)
    return [
      [degrees(area.west), lat],
      [degrees(area.east), lat],
    ]
  })
}
