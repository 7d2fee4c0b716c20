import { expect, it } from 'vitest'
import { listRepeatDays, MOST_COPIES } from './repeat'

it('a weekly event has a copy each week from the first to the last day', () => {
  expect(listRepeatDays('2026-12-05', 'weekly', '2026-12-19')).toEqual([
    '2026-12-05',
    '2026-12-12',
    '2026-12-19',
  ])
  expect(listRepeatDays('2026-12-05', 'biweekly', '2026-12-26')).toEqual([
    '2026-12-05',
    '2026-12-19',
  ])
})

it('a monthly event stays on its weekday, as the second Saturday of each month', () => {
  expect(listRepeatDays('2026-12-12', 'monthly', '2027-03-31')).toEqual([
    '2026-12-12',
    '2027-01-09',
    '2027-02-13',
    '2027-03-13',
  ])
})

it('a monthly event on the fifth Thursday is on the last one of months with four', () => {
  expect(listRepeatDays('2026-12-31', 'monthly', '2027-04-30')).toEqual([
    '2026-12-31',
    '2027-01-28',
    '2027-02-25',
    '2027-03-25',
    '2027-04-29',
  ])
})

it('a copy that is made once needs no last day', () => {
  expect(listRepeatDays('2026-12-05', 'once', '')).toEqual(['2026-12-05'])
})

it('listRepeatDays ends after the maximum, with one more that tells it was exceeded', () => {
  expect(listRepeatDays('2026-12-05', 'weekly', '2099-01-01')).toHaveLength(MOST_COPIES + 1)
})
