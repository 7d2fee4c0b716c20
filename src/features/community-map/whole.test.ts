import { expect, it } from 'vitest'
import { wholeOf } from './whole'

const boerne = { lat: 29.79, lng: -98.73 }
const seguin = { lat: 29.57, lng: -97.96 }

it('shows San Antonio when there are no communities', () => {
  expect(wholeOf([], true)).toEqual({ at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 })
})

it('zooms in on one community, less if it has schools', () => {
  expect(wholeOf([boerne], false)).toEqual({ at: boerne, zoom: 16 })
  expect(wholeOf([boerne], true)).toEqual({ at: boerne, zoom: 13 })
})

it('treats several communities at the same location as one', () => {
  expect(wholeOf([boerne, boerne], false)).toEqual({ at: boerne, zoom: 16 })
})

it('fits several communities', () => {
  expect(wholeOf([boerne, seguin], true)).toEqual({
    at: null,
    bounds: [-98.73, 29.57, -97.96, 29.79],
  })
})
