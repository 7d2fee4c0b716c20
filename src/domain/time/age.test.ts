import { expect, it } from 'vitest'
import { age } from './age'

const now = new Date('2026-11-20T18:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

it('an age uses the largest whole unit', () => {
  const ages = [0, 0.2, 1, 19.9, 47, 48, 24 * 12].map((hours) => age(hoursAgo(hours), now))
  expect(ages).toEqual(['0 min', '12 min', '1 h', '19 h', '47 h', '2 days', '12 days'])
})

it('an age is zero for a time in the future', () => {
  expect(age(hoursAgo(-5), now)).toBe('0 min')
})
