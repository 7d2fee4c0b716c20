import { expect, it } from 'vitest'
import { lastDigestDay } from './schedule'

it('a weekly email is due on Thursdays, a daily one every day', () => {
  expect(lastDigestDay('weekly', '2026-11-26')).toBe('2026-11-26')
  expect(lastDigestDay('weekly', '2026-11-27')).toBe('2026-11-26')
  expect(lastDigestDay('weekly', '2026-12-02')).toBe('2026-11-26')
  expect(lastDigestDay('weekly', '2026-12-03')).toBe('2026-12-03')
  expect(lastDigestDay('daily', '2026-12-02')).toBe('2026-12-02')
})
