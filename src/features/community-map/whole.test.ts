import { expect, it } from 'vitest'
import { wholeOf } from './whole'

const boerne = { lat: 29.79, lng: -98.73 }
const seguin = { lat: 29.57, lng: -97.96 }

it('starts over San Antonio while there is nothing to show', () => {
  expect(wholeOf([], true)).toEqual({ at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 })
})

it('shows one community from close by, and from further away with schools', () => {
  expect(wholeOf([boerne], false)).toEqual({ at: boerne, zoom: 16 })
  expect(wholeOf([boerne], true)).toEqual({ at: boerne, zoom: 13 })
})

it('takes several at the same place for one', () => {
  expect(wholeOf([boerne, boerne], false)).toEqual({ at: boerne, zoom: 16 })
})

it('fits several', () => {
  expect(wholeOf([boerne, seguin], true)).toEqual({
    at: null,
    bounds: [-98.73, 29.57, -97.96, 29.79],
  })
})
