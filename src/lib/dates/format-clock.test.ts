import { expect, it } from 'vitest'
import { formatClock } from './format-clock'

it('formatClock formats a time of day in the US style', () => {
  expect(['00:00', '09:05', '12:00', '12:30', '18:00'].map(formatClock)).toEqual([
    '12 AM',
    '9:05 AM',
    '12 PM',
    '12:30 PM',
    '6 PM',
  ])
})
