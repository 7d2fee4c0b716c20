import { expect, it } from 'vitest'
import { formatDay, formatMoment } from './dates'

it('names the year of a day of another one, by the calendar of San Antonio', () => {
  // Nine in the evening of December 31, 2026.
  const newYearsEve = new Date('2027-01-01T03:00:00.000Z')
  expect(formatDay('2026-11-17T18:00:00.000Z', newYearsEve)).toBe('Nov 17')
  expect(formatDay('2025-11-17T18:00:00.000Z', newYearsEve)).toBe('Nov 17, 2025')
})

it('names the hour by the clock of San Antonio', () => {
  const now = new Date('2026-11-20T18:00:00.000Z')
  expect(formatMoment('2026-11-23T14:00:00.000Z', now)).toBe('Nov 23, 8:00 AM')
})
