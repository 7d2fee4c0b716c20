import { expect, it } from 'vitest'
import { formatEventTime, formatLongDate, fromZonedTime } from './dates'

it('converts San Antonio local time to UTC in winter and in summer', () => {
  expect(fromZonedTime('2026-01-15', '10:00').toISOString()).toBe('2026-01-15T16:00:00.000Z')
  expect(fromZonedTime('2026-07-15', '10:30').toISOString()).toBe('2026-07-15T15:30:00.000Z')
})

it('formats the date in San Antonio time, not UTC', () => {
  expect(formatLongDate('2026-11-07T03:00:00.000Z')).toBe('November 6, 2026')
})

it('formats the start of an event with a two-digit day in San Antonio time', () => {
  expect(formatEventTime('2026-11-06T21:05:00.000Z', null)).toBe('Nov 06, 2026 • 3:05 PM')
  expect(formatEventTime('2026-07-15T17:00:00.000Z', null)).toBe('Jul 15, 2026 • 12:00 PM')
  expect(formatEventTime('2026-11-07T06:30:00.000Z', null)).toBe('Nov 07, 2026 • 12:30 AM')
})

it('formats an end on the same day as a time and on another day with the date', () => {
  const start = '2026-11-07T03:00:00.000Z'
  expect(formatEventTime(start, '2026-11-07T05:30:00.000Z')).toBe(
    'Nov 06, 2026 • 9:00 PM - 11:30 PM',
  )
  expect(formatEventTime(start, '2026-11-07T16:00:00.000Z')).toBe(
    'Nov 06, 2026 • 9:00 PM - Nov 07, 2026 • 10:00 AM',
  )
})
