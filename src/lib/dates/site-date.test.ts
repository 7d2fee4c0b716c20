import { expect, it } from 'vitest'
import {
  fromZonedInput,
  fromZonedTime,
  nextSiteDay,
  nextSiteTime,
  siteDay,
  toZonedInput,
} from './site-date'

it('siteDay returns the day in San Antonio time, not UTC', () => {
  expect(siteDay(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
  expect(siteDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21')
})

it('nextSiteDay returns the next midnight in San Antonio, also across daylight saving changes', () => {
  const next = (iso: string) => nextSiteDay(new Date(iso)).toISOString()
  expect(next('2026-11-20T12:00:00Z')).toBe('2026-11-21T06:00:00.000Z')
  expect(next('2026-11-01T05:30:00Z')).toBe('2026-11-02T06:00:00.000Z')
  expect(next('2026-12-31T20:00:00Z')).toBe('2027-01-01T06:00:00.000Z')
})

it('fromZonedTime converts San Antonio local time to UTC in winter and in summer', () => {
  expect(fromZonedTime('2026-01-15', '10:00').toISOString()).toBe('2026-01-15T16:00:00.000Z')
  expect(fromZonedTime('2026-07-15', '10:30').toISOString()).toBe('2026-07-15T15:30:00.000Z')
})

it('toZonedInput and fromZonedInput convert the value of an input to and from San Antonio time', () => {
  expect(toZonedInput('2026-07-16T04:30:00.000Z')).toBe('2026-07-15T23:30')
  expect(toZonedInput('2026-01-15T06:05:00.000Z')).toBe('2026-01-15T00:05')
  expect(fromZonedInput('2026-07-15T23:30')).toBe('2026-07-16T04:30:00.000Z')
  expect([fromZonedInput(''), fromZonedInput('2026-07-15')]).toEqual([null, null])
})

it('nextSiteTime finds the next time of day, today or tomorrow, also when the clocks change', () => {
  const next = (iso: string) => nextSiteTime(new Date(iso), '09:00').toISOString()
  expect(next('2026-11-20T14:59:59Z')).toBe('2026-11-20T15:00:00.000Z')
  expect(next('2026-11-20T15:00:00Z')).toBe('2026-11-21T15:00:00.000Z')
  expect(next('2026-10-31T14:00:00Z')).toBe('2026-11-01T15:00:00.000Z')
})
