import { expect, it } from 'vitest'
import { isAnswerLate } from './answer-time'

it('an answer is late after 20 hours, four hours before the promised time', () => {
  const now = new Date('2026-11-20T18:00:00.000Z')
  const isLate = (hours: number) =>
    isAnswerLate(new Date(now.getTime() - hours * 3_600_000).toISOString(), now)
  expect([19.9, 20, 30].map(isLate)).toEqual([false, true, true])
})
