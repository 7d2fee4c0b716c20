import { expect, it } from 'vitest'
import { mapBoundsOf } from './map-bounds'

const boerne = { lat: 29.79, lng: -98.73 }
const seguin = { lat: 29.57, lng: -97.96 }

it('shows San Antonio when there are no communities', () => {
  expect(mapBoundsOf([], true)).toEqual({ at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 })
})

it('begins with the view that an editor chose', () => {
  const start = { at: boerne, zoom: 9 }
  expect(mapBoundsOf([], false, start)).toEqual(start)
})

it('zooms in on one community, less if it has schools', () => {
  expect(mapBoundsOf([boerne], false)).toEqual({ at: boerne, zoom: 16 })
  expect(mapBoundsOf([boerne], true)).toEqual({ at: boerne, zoom: 13 })
})

it('treats several communities at the same location as one', () => {
  expect(mapBoundsOf([boerne, boerne], false)).toEqual({ at: boerne, zoom: 16 })
})

it('fits several communities', () => {
  expect(mapBoundsOf([boerne, seguin], true)).toEqual({
    at: null,
    bounds: [-98.73, 29.57, -97.96, 29.79],
  })
})
