import { expect, it } from 'vitest'
import { formatLongDate, fromZonedTime } from './dates'

it('reads a wall clock time of San Antonio, in winter and in summer', () => {
  expect(fromZonedTime('2026-01-15', '10:00').toISOString()).toBe('2026-01-15T16:00:00.000Z')
  expect(fromZonedTime('2026-07-15', '10:30').toISOString()).toBe('2026-07-15T15:30:00.000Z')
})

it('writes the day that San Antonio has, not UTC', () => {
  expect(formatLongDate('2026-11-07T03:00:00.000Z')).toBe('November 6, 2026')
})
