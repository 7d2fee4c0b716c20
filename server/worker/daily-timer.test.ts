import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDailyTimer } from './daily-timer'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') }))
afterEach(() => vi.useRealTimers())

it('the daily timer runs at a given time, also when the clocks change', async () => {
  vi.setSystemTime(new Date('2026-10-31T13:59:00Z'))
  const turns: string[] = []
  const days = startDailyTimer(() => void turns.push(new Date().toISOString()), '09:00')
  await vi.advanceTimersByTimeAsync(48 * 3_600_000)
  expect(turns).toEqual(['2026-10-31T14:00:00.000Z', '2026-11-01T15:00:00.000Z'])
  days.close()
})

it('the daily timer runs at each midnight in San Antonio', async () => {
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
