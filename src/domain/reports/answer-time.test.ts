import { expect, it } from 'vitest'
import { formatAnswerTime } from './answer-time'

it.each([
  [20, '1 min'],
  [12 * 60, '12 min'],
  [59.6 * 60, '1 h'],
  [3.5 * 3600, '3.5 h'],
  [9.97 * 3600, '10 h'],
  [47.4 * 3600, '47 h'],
  [48 * 3600, '2 days'],
  [80 * 3600, '3 days'],
])('an answer time of %d seconds is shown as %s', (seconds, text) => {
  expect(formatAnswerTime(seconds)).toBe(text)
})
