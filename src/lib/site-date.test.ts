import { expect, it } from 'vitest'
import { addDays, nextSiteDay, siteDay } from './site-date'

it('returns the day in San Antonio time, not UTC', () => {
  expect(siteDay(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
  expect(siteDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21')
})

it('returns the next midnight in San Antonio, also across daylight saving changes', () => {
  const next = (iso: string) => nextSiteDay(new Date(iso)).toISOString()
  expect(next('2026-11-20T12:00:00Z')).toBe('2026-11-21T06:00:00.000Z')
  expect(next('2026-11-01T05:30:00Z')).toBe('2026-11-02T06:00:00.000Z')
  expect(next('2026-12-31T20:00:00Z')).toBe('2027-01-01T06:00:00.000Z')
})

it('adds days across months and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})
