import { expect, it } from 'vitest'
import { clickRate, everyDay, REPORT_DAYS, reportRange, sumDays } from './ad-report'

const today = '2026-11-20'
const open = { firstDay: null, lastDay: null }

it('the ad report defaults to the booked days up to today', () => {
  const december = { firstDay: '2026-11-10', lastDay: '2026-12-31' }
  expect(reportRange(december, {}, today)).toEqual({ from: '2026-11-10', to: today })
  const october = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
  expect(reportRange(october, {}, today)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(reportRange(open, {}, today)).toEqual({ from: '2026-10-22', to: today })
})

it('the ad report uses the requested days and ignores invalid ones', () => {
  const requested = { from: '2026-11-01', to: '2026-11-05' }
  expect(reportRange(open, requested, today)).toEqual(requested)
  for (const from of ['yesterday', '2026-02-31', "2026-01-01'--", '']) {
    expect(reportRange(open, { from }, today).from).toBe('2026-10-22')
  }
  expect(reportRange(open, { from: '2026-12-24', to: today }, today)).toEqual({
    from: today,
    to: today,
  })
})

it('the ad report covers at most the last year', () => {
  const range = reportRange(open, { from: '1970-01-01', to: today }, today)
  expect(everyDay(range, [])).toHaveLength(REPORT_DAYS)
  expect(range.to).toBe(today)
})

it('the ad report has a row for every day and the totals', () => {
  const counted = [{ day: '2026-11-02', impressions: 40, clicks: 1 }]
  const days = everyDay({ from: '2026-11-01', to: '2026-11-03' }, counted)
  expect(days.map(({ day, impressions }) => [day, impressions])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 40],
    ['2026-11-03', 0],
  ])
  expect(sumDays(days)).toEqual({ impressions: 40, clicks: 1 })
  expect(clickRate(sumDays(days))).toBe('2.50%')
  expect(clickRate({ impressions: 0, clicks: 0 })).toBe('–')
})
