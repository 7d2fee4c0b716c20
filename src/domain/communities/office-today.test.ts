import { expect, it } from 'vitest'
import { officeToday } from './office-today'

const weekends = [
  { days: ['sa', 'su'], opens: '12:00', closes: '17:00' },
  { days: ['mo'], opens: '10:00', closes: '18:00' },
]

it('officeToday tells the hours of a day, and when the office opens next', () => {
  // A Monday.
  expect(officeToday(weekends, '2026-11-23')).toEqual({
    today: { opens: '10:00', closes: '18:00' },
    next: { day: 'Saturday', opens: '12:00', closes: '17:00' },
  })
  expect(officeToday(weekends, '2026-11-25')).toMatchObject({
    today: null,
    next: { day: 'Saturday' },
  })
  expect(officeToday(weekends, '2026-11-29')).toMatchObject({
    today: { opens: '12:00' },
    next: { day: 'Tomorrow', opens: '10:00' },
  })
})

it('an office that opens on one day of the week opens on that day again', () => {
  expect(officeToday(weekends.slice(1), '2026-11-23').next?.day).toBe('Monday')
  expect(officeToday([], '2026-11-23')).toEqual({ today: null, next: null })
})
