import { expect, it } from 'vitest'
import { formatDay, formatMoment } from './dates'

it('adds the year when it differs from the current year in San Antonio', () => {
  // December 31, 2026, 9 PM in San Antonio.
  const newYearsEve = new Date('2027-01-01T03:00:00.000Z')
  expect(formatDay('2026-11-17T18:00:00.000Z', newYearsEve)).toBe('Nov 17')
  expect(formatDay('2025-11-17T18:00:00.000Z', newYearsEve)).toBe('Nov 17, 2025')
})

it("formats the time in San Antonio's time zone", () => {
  const now = new Date('2026-11-20T18:00:00.000Z')
  expect(formatMoment('2026-11-23T14:00:00.000Z', now)).toBe('Nov 23, 8:00 AM')
})
