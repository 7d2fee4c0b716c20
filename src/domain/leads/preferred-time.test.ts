import { expect, it } from 'vitest'
import { withPreferredTime } from './preferred-time'

it('withPreferredTime adds the preferred day and time as the last line of a message', () => {
  const message = (day: string, time: string) => withPreferredTime('Hello there', { day, time })
  expect(message('', '')).toBe('Hello there')
  expect(message('2026-12-05', '')).toBe('Hello there\n\nPreferred time: Saturday, December 5')
  expect(message('', 'evening')).toBe('Hello there\n\nPreferred time: early evening')
  expect(message('2026-12-05', 'morning')).toBe(
    'Hello there\n\nPreferred time: Saturday, December 5, morning',
  )
  expect(message('', 'whenever')).toBe('Hello there')
})
