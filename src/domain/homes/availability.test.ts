import { expect, it } from 'vitest'
import { toAvailability } from './availability'

it.each([
  ['available', false, 'available'],
  ['available', true, 'model'],
  ['pending', true, 'pending'],
  ['sold', true, 'sold'],
  ['sold', false, 'sold'],
] as const)('a home that is %s (model: %s) counts as %s', (status, isModel, availability) => {
  expect(toAvailability({ status, isModel })).toBe(availability)
})
