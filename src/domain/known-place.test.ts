import { expect, it } from 'vitest'
import { knownPlace } from './known-place'

it('parses the coordinates of the detail response as degrees', () => {
  const place = knownPlace({ latitude: '29.7817', longitude: '-98.6893' })
  expect(place).toEqual({ lat: 29.7817, lng: -98.6893 })
})

it('returns null when a coordinate is 0', () => {
  expect(knownPlace({ latitude: '0', longitude: '-98.6893' })).toBeNull()
  expect(knownPlace({ latitude: '29.7817', longitude: '0' })).toBeNull()
})
