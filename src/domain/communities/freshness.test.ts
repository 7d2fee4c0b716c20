import { describe, expect, it } from 'vitest'
import { freshness, isLate, lateBefore, secondsUntilNextLevel } from './freshness'

const now = new Date('2026-11-20T18:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

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

  it('reaches its next level in a known number of seconds', () => {
    const seconds = [0, 34, 34.999, 35, 60, 61, 90].map((days) =>
      secondsUntilNextLevel(daysAgo(days), now),
    )
    const day = 86_400
    expect(seconds).toEqual([35 * day, day, 87, 26 * day, day, null, null])
    expect(secondsUntilNextLevel(null, now)).toBeNull()
  })

  it('is late from the moment that the lists compare with', () => {
    const moments = [60, 60.99, 61, 61.01].map(daysAgo)
    expect(moments.map((moment) => isLate(moment, now))).toEqual([false, false, true, true])
    const limit = lateBefore(now).toISOString()
    expect(moments.map((moment) => moment <= limit)).toEqual([false, false, true, true])
  })
})
