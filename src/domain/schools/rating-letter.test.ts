import { expect, it } from 'vitest'
import { getLowestLetter } from './rating-letter'

it.each([
  ['A', 'A'],
  ['A-', 'A'],
  [' b+ ', 'B'],
  ['C−', 'C'],
  ['C (TEA, 2025)', 'C'],
  ['D, 2025', 'D'],
  ['F', 'F'],
])('the rating %s has the letter %s', (rating, letter) => {
  expect(getLowestLetter([rating])).toBe(letter)
})

it.each([
  '',
  'E',
  '8/10',
  '92',
  'A/B',
  'A to B',
  'Above average',
  'Met standard',
  'K-8',
  'Grade A',
])('the rating “%s” has no letter', (rating) => {
  expect(getLowestLetter([rating])).toBeNull()
})

it('of several ratings the lowest letter counts, and those without one do not', () => {
  expect(getLowestLetter(['A-', 'B+', '8/10'])).toBe('B')
  expect(getLowestLetter([])).toBeNull()
})
