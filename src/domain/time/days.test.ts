import { describe, expect, it } from 'vitest'
import { addDays, countDays, daysAfter, daysBefore, isDay, monthEnd, monthStart } from './days'

it('addDays adds days across months and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

it('daysBefore and daysAfter move a time by whole periods of 24 hours, also across daylight saving changes', () => {
  const noon = new Date('2026-11-01T12:00:00.000Z')
  expect(daysBefore(noon, 1).toISOString()).toBe('2026-10-31T12:00:00.000Z')
  expect(daysAfter(noon, 30).toISOString()).toBe('2026-12-01T12:00:00.000Z')
})

describe('isDay', () => {
  it.each(['2026-11-20', '2028-02-29'])('accepts %j', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each(['', '2026-02-30', '2026-13-01', '11/02/2026', '2026-11-20T12:00'])(
    'rejects %j',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
})

it('countDays counts the first and the last day', () => {
  expect(countDays('2026-11-20', '2026-11-20')).toBe(1)
  expect(countDays('2026-10-31', '2026-11-02')).toBe(3)
})

it('monthStart returns the first day of the month', () => {
  expect(monthStart('2026-11-20')).toBe('2026-11-01')
})

it('monthEnd finds the last day of a month, also in a leap year', () => {
  expect(monthEnd('2026-12-15')).toBe('2026-12-31')
  expect(monthEnd('2028-02-01')).toBe('2028-02-29')
})
