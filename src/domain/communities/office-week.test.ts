import { expect, test } from 'vitest'
import { officeWeek } from './office-week'

test('days in a row with the same hours are one line, and the others are closed', () => {
  expect(
    officeWeek([{ days: ['mo', 'tu', 'we', 'th', 'fr', 'sa'], opens: '10:00', closes: '18:00' }]),
  ).toEqual([
    { days: 'Monday to Saturday', hours: { opens: '10:00', closes: '18:00' } },
    { days: 'Sunday', hours: null },
  ])
})

test('other hours on a day begin a new line', () => {
  expect(
    officeWeek([
      { days: ['mo', 'tu', 'th', 'fr', 'sa'], opens: '10:00', closes: '18:00' },
      { days: ['we'], opens: '12:00', closes: '18:00' },
      { days: ['su'], opens: '12:00', closes: '18:00' },
    ]).map(({ days }) => days),
  ).toEqual(['Monday to Tuesday', 'Wednesday', 'Thursday to Saturday', 'Sunday'])
})

test('an office with the same hours all week is open every day', () => {
  const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
  expect(officeWeek([{ days, opens: '10:00', closes: '18:00' }])).toEqual([
    { days: 'Every day', hours: { opens: '10:00', closes: '18:00' } },
  ])
})
