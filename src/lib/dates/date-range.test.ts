import { describe, expect, it } from 'vitest'
import { parseDateRange } from './date-range'

// 9 p.m. in San Antonio, the next day in UTC.
const now = new Date('2026-11-21T03:00:00.000Z')
const iso = (first: string, last: string) => {
  const period = parseDateRange(first, last, now)
  return typeof period === 'string'
    ? period
    : [period.from.toISOString(), period.until.toISOString()]
}

describe('parseDateRange', () => {
  it('includes both days completely, in San Antonio time', () => {
    expect(iso('2026-11-01', '2026-11-20')).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
    ])
    expect(iso('2026-06-30', '2026-06-30')).toEqual([
      '2026-06-30T05:00:00.000Z',
      '2026-07-01T05:00:00.000Z',
    ])
  })

  it('accepts an end but no start in the future', () => {
    expect(iso('2026-11-20', '2026-12-31')).toHaveLength(2)
    expect(iso('2026-11-21', '2026-11-30')).toContain('in the future')
  })

  it.each([
    ['', '2026-11-01', 'Choose a first and last day.'],
    ['2026-02-30', '2026-11-01', '2026-02-30 is not a valid date. Use the format 2026-11-20.'],
    ['2026-11-01', '11/02/2026', '11/02/2026 is not a valid date. Use the format 2026-11-20.'],
    ['0026-11-01', '2026-11-01', '0026-11-01 is not a valid date. Use the format 2026-11-20.'],
    ['2026-11-02', '2026-11-01', 'The first day is after the last day.'],
  ])('explains what is wrong with %j to %j', (first, last, sentence) => {
    expect(iso(first, last)).toBe(sentence)
  })
})
