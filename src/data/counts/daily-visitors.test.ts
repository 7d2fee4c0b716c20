import { expect, it } from 'vitest'
import { DailyVisitors } from './daily-visitors'

const visitor = { address: '192.0.2.1', agent: 'Chrome' }

it('a visitor is counted once for each ad, issue and kind of event on a day', () => {
  const visitors = new DailyVisitors()
  const sent = {
    adImpressions: ['1', '2'],
    adClicks: ['1'],
    issueVisits: ['june'],
    views: ['/builders/a'],
  }
  expect(visitors.withoutRepeats(sent, visitor, '2026-11-20')).toEqual(sent)
  expect(visitors.withoutRepeats({ ...sent, adClicks: ['2'] }, visitor, '2026-11-20')).toEqual({
    adImpressions: [],
    adClicks: ['2'],
    issueVisits: [],
    views: ['/builders/a'],
  })
  expect(visitors.withoutRepeats(sent, visitor, '2026-11-21')).toEqual(sent)
})

it('ten browsers of one address are counted for an ad, and those of other addresses', () => {
  const visitors = new DailyVisitors()
  const isCounted = (address: string, agent: string) =>
    visitors.withoutRepeats({ adImpressions: ['1'] }, { address, agent }, '2026-11-20')
      .adImpressions?.length === 1
  const agents = Array.from({ length: 300 }, (_, browser) => `Chrome ${browser}`)
  expect(agents.filter((agent) => isCounted('192.0.2.1', agent))).toEqual(agents.slice(0, 10))
  expect(isCounted('192.0.2.2', 'Chrome 0')).toBe(true)
})
