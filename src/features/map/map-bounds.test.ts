import { expect, it } from 'vitest'
import { getMapBounds } from './map-bounds'

const boerne = { lat: 29.79, lng: -98.73 }
const streets = { hasSchools: false, hasStreets: true }
const schools = { hasSchools: true, hasStreets: true }
const seguin = { lat: 29.57, lng: -97.96 }

it('the map shows San Antonio when there are no communities', () => {
  expect(getMapBounds([], schools)).toEqual({ at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 })
})

it('the map begins with the view that an editor chose', () => {
  const start = { at: boerne, zoom: 9 }
  expect(getMapBounds([], streets, { start })).toEqual(start)
})

it('the map zooms in on one community, less on one with schools', () => {
  expect(getMapBounds([boerne], streets)).toEqual({ at: boerne, zoom: 16 })
  expect(getMapBounds([boerne], schools)).toEqual({ at: boerne, zoom: 13 })
})

it('a map without streets shows the cities around one community', () => {
  expect(getMapBounds([boerne], { ...streets, hasStreets: false })).toEqual({
    at: boerne,
    zoom: 11,
  })
})

it('the map treats several communities at the same location as one', () => {
  expect(getMapBounds([boerne, boerne], streets)).toEqual({ at: boerne, zoom: 16 })
})

it('the map fits several communities', () => {
  expect(getMapBounds([boerne, seguin], schools)).toEqual({
    at: null,
    bounds: [-98.73, 29.57, -97.96, 29.79],
  })
})
