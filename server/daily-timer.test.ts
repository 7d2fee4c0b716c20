import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDailyTimer } from './daily-timer'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') }))
afterEach(() => vi.useRealTimers())

it('runs at each midnight in San Antonio', async () => {
  const turns: string[] = []
  const days = startDailyTimer(() => {
    turns.push(new Date().toISOString())
  })
  await vi.advanceTimersByTimeAsync(48 * 3_600_000)
  expect(turns).toEqual(['2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'])
  days.close()
  await vi.advanceTimersByTimeAsync(48 * 3_600_000)
  expect(turns).toHaveLength(2)
})
