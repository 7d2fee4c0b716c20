import { describe, expect, it } from 'vitest'
import type { HomeHistory, RecordedChange } from '@/contract/homes/home-history'
import { completionLine, describeDays, listedLine, promiseLine } from './history-words'

const history = (overrides: Partial<HomeHistory>): HomeHistory => ({
  firstPromise: null,
  daysMoved: null,
  listed: null,
  changes: [],
  ...overrides,
})
const change = (
  day: string,
  field: RecordedChange['field'],
  value: string | null,
  source: RecordedChange['source'] = 'submission',
) => ({ day, field, value, source })

const firstPromise = { date: '2027-01-10', day: '2026-09-01', isFirst: true }

it('completionLine does not repeat a date that is over as a promise', () => {
  expect(completionLine('under-construction', '2027-02-14', '2026-11-30')).toBe(
    'Ready February 14, 2027',
  )
  expect(completionLine('under-construction', '2026-11-02', '2026-11-30')).toBe(
    'Was to be ready November 2, 2026',
  )
  expect(completionLine('to-be-built', null, '2026-11-30')).toBeNull()
  expect(completionLine('ready', '2026-11-02', '2026-11-30')).toBe('Move in now')
})

describe('promiseLine', () => {
  it('names the first date if it was another one, with the year where that differs', () => {
    const line = (moveIn: string) =>
      promiseLine('under-construction', moveIn, history({ firstPromise }))
    expect(line('2027-02-14')).toBe('first promised January 10')
    expect(line('2026-12-20')).toBe('first promised January 10, 2027')
    expect(line('2027-01-10')).toBeNull()
  })

  it('does not call a date the first one if the home was published before', () => {
    const known = history({ firstPromise: { ...firstPromise, isFirst: false } })
    expect(promiseLine('under-construction', '2027-02-14', known)).toBe(
      'first recorded as January 10',
    )
  })

  it('names the day from which a home is listed as ready', () => {
    const ready = history({ firstPromise, changes: [change('2027-01-28', 'stage', 'ready')] })
    expect(promiseLine('ready', null, ready)).toBe(
      'listed as ready January 28, 2027, first promised January 10',
    )
  })

  it('says nothing without a known first date', () => {
    expect(promiseLine('under-construction', '2027-02-14', history({}))).toBeNull()
    expect(promiseLine('ready', null, history({ firstPromise }))).toBeNull()
  })
})

it('listedLine counts days, and says when they are a minimum', () => {
  const line = (days: number, isAtLeast = false) =>
    listedLine(history({ listed: { since: '2026-09-01', days, isAtLeast } }))
  expect([line(0), line(1), line(84), line(84, true)]).toEqual([
    'Listed today',
    'Listed 1 day',
    'Listed 84 days',
    'Listed at least 84 days',
  ])
  expect(listedLine(history({}))).toBeNull()
})

it('describeDays tells the changes of each day and their sources, the newest first', () => {
  const days = describeDays([
    change('2026-09-01', 'moveIn', '2027-01-10'),
    change('2026-09-01', 'stage', 'to-be-built'),
    change('2026-09-01', 'status', 'available'),
    change('2026-10-01', 'status', 'pending', 'editor'),
    change('2026-10-09', 'status', 'available', 'editor'),
    change('2026-10-20', 'status', null, 'editor'),
    change('2026-11-03', 'status', 'available', 'editor'),
    change('2026-11-03', 'moveIn', '2027-02-14'),
    change('2026-11-09', 'moveIn', null, 'editor'),
    change('2026-11-10', 'status', 'sold', 'editor'),
  ])
  expect(
    days.map(({ day, texts, sources }) => [day, texts.join(', '), sources.join(', ')]),
  ).toEqual([
    ['2026-11-10', 'Sold', 'Guide’s editors'],
    ['2026-11-09', 'No completion date', 'Guide’s editors'],
    ['2026-11-03', 'Listed again, Ready February 14, 2027', 'Guide’s editors, Builder'],
    ['2026-10-20', 'Withdrawn', 'Guide’s editors'],
    ['2026-10-09', 'Available again', 'Guide’s editors'],
    ['2026-10-01', 'Sale pending', 'Guide’s editors'],
    ['2026-09-01', 'Listed, To be built, Ready January 10, 2027', 'Builder'],
  ])
})

it('describeDays says nothing of a home that was listed without a date', () => {
  expect(describeDays([change('2026-09-01', 'moveIn', null)])).toEqual([])
})
