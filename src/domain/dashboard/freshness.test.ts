import { describe, expect, it } from 'vitest'
import { age, freshness, isAnswerLate } from './freshness'

const now = new Date('2026-11-20T18:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const daysAgo = (days: number) => hoursAgo(days * 24)

describe('age', () => {
  it('uses the largest whole unit', () => {
    const ages = [0, 0.2, 1, 19.9, 47, 48, 24 * 12].map((hours) => age(hoursAgo(hours), now))
    expect(ages).toEqual(['0 min', '12 min', '1 h', '19 h', '47 h', '2 days', '12 days'])
  })

  it('is zero for a time in the future', () => {
    expect(age(hoursAgo(-5), now)).toBe('0 min')
  })
})

describe('isAnswerLate', () => {
  it('warns after 20 hours, four hours before the promised time', () => {
    expect([19.9, 20, 30].map((hours) => isAnswerLate(hoursAgo(hours), now))).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('verification freshness', () => {
  it('is due after 35 days and overdue after 60', () => {
    expect([0, 1, 34, 35, 60, 61].map((days) => freshness(daysAgo(days), now))).toEqual([
      { level: 'fresh', label: 'Verified today' },
      { level: 'fresh', label: 'Verified yesterday' },
      { level: 'fresh', label: 'Verified 34 days ago' },
      { level: 'due', label: 'Due, 35 days ago' },
      { level: 'due', label: 'Due, 60 days ago' },
      { level: 'late', label: 'Long overdue, 61 days ago' },
    ])
  })

  it('is overdue when a listing was never verified', () => {
    expect(freshness(null, now)).toEqual({ level: 'late', label: 'Never verified' })
  })
})
