import { expect, it } from 'vitest'
import {
  formatCalendarDay,
  formatDayBeside,
  formatDayOrTime,
  formatEventTime,
  formatLongCalendarDay,
  formatLongDate,
  formatLongDay,
  formatMoment,
  formatShortDay,
  formatShortMoment,
  formatToday,
} from './format-date'

it('formatLongDate formats the date in San Antonio time, not UTC', () => {
  expect(formatLongDate('2026-11-07T03:00:00.000Z')).toBe('November 6, 2026')
})

it('formatLongDay adds the year only to a day of another year', () => {
  const now = new Date('2027-01-01T03:00:00.000Z')
  expect(formatLongDay('2026-11-07T03:00:00.000Z', now)).toBe('November 6')
  expect(formatLongDay('2025-11-07T03:00:00.000Z', now)).toBe('November 6, 2025')
})

it('formatEventTime formats the start of an event with a two-digit day in San Antonio time', () => {
  expect(formatEventTime('2026-11-06T21:05:00.000Z', null)).toBe('Nov 06, 2026 • 3:05 PM')
  expect(formatEventTime('2026-07-15T17:00:00.000Z', null)).toBe('Jul 15, 2026 • 12:00 PM')
  expect(formatEventTime('2026-11-07T06:30:00.000Z', null)).toBe('Nov 07, 2026 • 12:30 AM')
})

it('formatEventTime formats an end on the same day as a time and on another day with the date', () => {
  const start = '2026-11-07T03:00:00.000Z'
  expect(formatEventTime(start, '2026-11-07T05:30:00.000Z')).toBe(
    'Nov 06, 2026 • 9:00 PM - 11:30 PM',
  )
  expect(formatEventTime(start, '2026-11-07T16:00:00.000Z')).toBe(
    'Nov 06, 2026 • 9:00 PM - Nov 07, 2026 • 10:00 AM',
  )
})

it('formatEventTime formats the days of an event that lasts all day without times', () => {
  const start = '2026-11-06T06:00:00.000Z'
  expect(formatEventTime(start, '2026-11-07T05:59:00.000Z', true)).toBe('Nov 06, 2026 • All day')
  expect(formatEventTime(start, '2026-11-09T05:59:00.000Z', true)).toBe(
    'Nov 06, 2026 - Nov 08, 2026',
  )
})

it('formatMoment formats a recorded time with the year', () => {
  expect(formatMoment('2026-11-07T03:05:00.000Z')).toBe('Nov 06, 2026, 9:05 PM CT')
})

// December 31, 2026, 9 PM in San Antonio.
const newYearsEve = new Date('2027-01-01T03:00:00.000Z')

it('formatShortDay adds a year that differs from the current year in San Antonio', () => {
  expect(formatShortDay('2026-11-07T03:00:00.000Z', newYearsEve)).toBe('Nov 6')
  expect(formatShortDay('2025-11-17T18:00:00.000Z', newYearsEve)).toBe('Nov 17, 2025')
})

it("formatShortMoment formats a time in San Antonio's time zone", () => {
  expect(formatShortMoment('2026-11-23T14:00:00.000Z', newYearsEve)).toBe('Nov 23, 8:00 AM CT')
  expect(formatShortMoment('2025-11-07T06:30:00.000Z', newYearsEve)).toBe(
    'Nov 7, 2025, 12:30 AM CT',
  )
})

it('formatDayOrTime shortens the time of a list to the time of today or an earlier day', () => {
  expect(formatDayOrTime('2026-12-31T14:00:00.000Z', newYearsEve)).toBe('8:00 AM CT')
  expect(formatDayOrTime('2026-12-31T05:00:00.000Z', newYearsEve)).toBe('Dec 30')
  expect(formatDayOrTime('2025-11-07T14:00:00.000Z', newYearsEve)).toBe('Nov 7, 2025')
})

it('formatCalendarDay does not move a day without a time to the day before', () => {
  expect(formatCalendarDay('2026-11-01', newYearsEve)).toBe('Nov 1')
  expect(formatCalendarDay('2026-07-31', newYearsEve)).toBe('Jul 31')
})

it('formatLongCalendarDay formats a day without a time with its year', () => {
  expect(formatLongCalendarDay('2027-02-01')).toBe('February 1, 2027')
})

it('formatDayBeside adds the year only when it is not that of the other day', () => {
  expect(formatDayBeside('2027-01-01', '2027-02-14')).toBe('January 1')
  expect(formatDayBeside('2026-12-31', '2027-02-14')).toBe('December 31, 2026')
})

it('formatToday names today in San Antonio', () => {
  expect(formatToday(newYearsEve)).toBe('Thursday, December 31')
})
