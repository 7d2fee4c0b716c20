import { expect, it } from 'vitest'
import { parseCoordinates } from './parse-coordinates'

it('parseCoordinates parses the coordinates of the detail response as degrees', () => {
  const place = parseCoordinates({ latitude: '29.7817', longitude: '-98.6893' })
  expect(place).toEqual({ lat: 29.7817, lng: -98.6893 })
})

it('parseCoordinates returns null when a coordinate is 0', () => {
  expect(parseCoordinates({ latitude: '0', longitude: '-98.6893' })).toBeNull()
  expect(parseCoordinates({ latitude: '29.7817', longitude: '0' })).toBeNull()
})
