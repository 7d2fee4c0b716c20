import { expect, it } from 'vitest'
import { findCenter, fromWorld, toWorld } from './mercator'

it('toWorld projects to pixels, and fromWorld back', () => {
  const place = { lat: 29.4241, lng: -98.4936 }
  const back = fromWorld(toWorld(place))
  expect(back.lat).toBeCloseTo(place.lat, 9)
  expect(back.lng).toBeCloseTo(place.lng, 9)
})

it('findCenter finds the middle of the screen, which is north of the middle latitude', () => {
  const { lat, lng } = findCenter([-100, 20, -98, 40])
  expect(lng).toBeCloseTo(-99, 9)
  expect(lat).toBeGreaterThan(30)
  expect(lat).toBeCloseTo(30.51, 2)
})
