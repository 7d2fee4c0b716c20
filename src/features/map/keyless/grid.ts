/** Distance between two grid lines in degrees: a little over half a mile. */
const STEP = 0.01
/** The four counties, in steps. */
const area = { west: -9910, south: 2900, east: -9740, north: 3025 } as const

const degrees = (steps: number) => steps * STEP

/**
 * A grid over the four counties. At high zoom the county map would be empty; the grid shows
 * distances and movement.
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
