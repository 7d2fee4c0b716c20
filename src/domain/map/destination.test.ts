import { expect, it } from 'vitest'
import { formatDestination, parseDestination } from './destination'

it('a destination is stored as latitude and longitude, precise to about ten meters', () => {
  const text = formatDestination({ lat: 29.424_123_9, lng: -98.5 })
  expect(text).toBe('29.4241,-98.5000')
  expect(parseDestination(text)).toEqual({ lat: 29.4241, lng: -98.5 })
})

it.each([
  null,
  '',
  'here',
  '29.4',
  '29.4,-98.5,11',
  '99,-98.5',
  '29.4,-198.5',
  '1e1,2',
  '{}',
  ' 1,2',
])('a stored text that is no place on a map is ignored: %s', (text) => {
  expect(parseDestination(text)).toBeNull()
})
