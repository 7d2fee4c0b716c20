import { expect, it } from 'vitest'
import {
  areReportsDue,
  chosenMonth,
  comparedPeriod,
  isOver,
  monthsToReport,
  monthTitle,
  periodName,
  previousMonth,
  reportPeriod,
} from './month'

const today = '2026-11-24'

it('monthTitle and periodName name months, and previousMonth finds the one before', () => {
  expect(monthTitle('2026-10-01')).toBe('October 2026')
  expect(periodName({ from: '2026-10-01', to: '2026-10-31' })).toBe('October')
  expect(periodName({ from: '2026-10-01', to: '2026-10-09' })).toBe('October 1–9')
  expect(previousMonth('2027-01-01')).toBe('2026-12-01')
})

it('monthsToReport offers the months since counting began, the current one first', () => {
  expect(monthsToReport('2026-09-15', today)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01'])
  expect(monthsToReport(null, today)).toEqual(['2026-11-01'])
  expect(monthsToReport('2001-01-01', today)).toHaveLength(24)
})

it('chosenMonth is the requested month, else the last one that is over', () => {
  const months = monthsToReport('2026-09-15', today)
  expect(chosenMonth('2026-09', months)).toBe('2026-09-01')
  for (const requested of [undefined, '2026-12', '2026-9', "2026-09'--"]) {
    expect(chosenMonth(requested, months)).toBe('2026-10-01')
  }
  expect(chosenMonth(undefined, monthsToReport(null, today))).toBe('2026-11-01')
})

it('reportPeriod covers a month that is over, or the current one up to today', () => {
  expect(reportPeriod('2026-10-01', today)).toEqual({ from: '2026-10-01', to: '2026-10-31' })

  expect(reportPeriod('2026-11-01', today)).toEqual({ from: '2026-11-01', to: today })
  expect(isOver('2026-10-01', today)).toBe(true)
  expect(isOver('2026-11-01', today)).toBe(false)
})

it('comparedPeriod compares a month with the one before', () => {
  expect(comparedPeriod('2026-10-01', '2026-01-01', today)).toEqual({
    from: '2026-09-01',
    to: '2026-09-30',
  })
})

it('comparedPeriod compares the current month with the same days of the one before', () => {
  expect(comparedPeriod('2026-11-01', '2026-01-01', today)).toEqual({
    from: '2026-10-01',
    to: '2026-10-24',
  })
  expect(comparedPeriod('2027-03-01', '2026-01-01', '2027-03-30')).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  })
})

it('comparedPeriod compares with no month that was not counted from its first day', () => {
  expect(comparedPeriod('2026-10-01', '2026-09-01', today)).not.toBeNull()
  expect(comparedPeriod('2026-10-01', '2026-09-02', today)).toBeNull()
  expect(comparedPeriod('2026-10-01', null, today)).toBeNull()
})

it.each([
  ['2026-11-01T23:59', false],
  ['2026-11-02T08:59', false],
  ['2026-11-02T09:00', true],
  ['2026-11-03T00:00', true],
  ['2026-11-07T23:59', true],
  ['2026-11-08T00:00', false],
])('at %s, reports are due: %j', (time, expected) => {
  expect(areReportsDue(time)).toBe(expected)
})
