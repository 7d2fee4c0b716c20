import { expect, it } from 'vitest'
import { cities, findNearestCity } from './cities'

it('the nearest city of its own center is the city itself', () => {
  for (const { name, at } of cities) expect(findNearestCity(at)).toBe(name)
})

it('the nearest city is the nearest in miles, not in degrees', () => {
  // Boerne is 0.38 degrees away, mostly to the north; San Antonio 0.41 degrees, mostly to the east.
  expect(findNearestCity({ lat: 29.45, lng: -98.9 })).toBe('San Antonio')
})
