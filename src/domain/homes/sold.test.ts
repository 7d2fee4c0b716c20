import { expect, it } from 'vitest'
import { secondsUntilGone } from './sold'

it('the page of a sold home is gone after 30 days', () => {
  const now = new Date('2026-11-23T18:00:00.000Z')
  const after = (days: number) =>
    secondsUntilGone(new Date(now.getTime() - days * 86_400_000).toISOString(), now)
  expect([0, 29, 30, 400].map(after)).toEqual([30 * 86_400, 86_400, 0, 0])
  expect(secondsUntilGone(null, now)).toBeNull()
})
