import { expect, it } from 'vitest'
import { markerColor } from './marker-color'

it.each([
  [299_999, 'blue'],
  [300_000, 'orange'],
  [399_999, 'orange'],
  [400_000, 'yellow'],
  [499_999, 'yellow'],
  [500_000, 'red'],
  [null, 'grey'],
] as const)('markerColor marks %s with %s', (price, color) => {
  expect(markerColor(price)).toBe(color)
})
