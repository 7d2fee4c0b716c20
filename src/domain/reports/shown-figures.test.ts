import { expect, it } from 'vitest'
import { createFigures } from './figures'
import type { ReportSummary } from './report'
import { shownFigures } from './shown-figures'

const october: ReportSummary = {
  builder: { id: 1, name: 'Bluestem', email: null, communities: 2 },
  month: '2026-10-01',
  period: { from: '2026-10-01', to: '2026-10-31' },
  isUnfinished: false,
  countedSince: null,
  now: { ...createFigures(() => 4), views: 1200 },
  before: { ...createFigures(() => 4), views: 1000, calls: 3 },
  beforePeriod: { from: '2026-09-01', to: '2026-09-30' },
  typical: { ...createFigures(() => 2), views: 600 },
  buyersSay: null,
  answers: {
    now: { median: 7200, answered: 3 },
    before: { median: 3600, answered: 1 },
    guide: 14_400,
  },
}

it('a report shows each figure beside the month before and the median', () => {
  const [views, , calls, , leads] = shownFigures(october)
  expect(views).toEqual({
    label: 'Views',
    value: '1,200',
    change: '+20% from September',
    note: null,
    bars: [
      { label: 'October', kind: 'now', text: '1,200', length: 100 },
      { label: 'September', kind: 'before', text: '1,000', length: 83 },
      { label: 'Guide median', kind: 'typical', text: '600', length: 50 },
    ],
  })
  expect(calls?.change).toBe('+1 from September')
  expect(leads?.change).toBe('Same as in September')
})

it('a report shows the median time to the first answer, and how many were answered', () => {
  const answer = shownFigures(october).at(-1)
  expect(answer).toMatchObject({ value: '2 h', note: '3 of 4 answered', change: null })
  expect(answer?.bars.map(({ text }) => text)).toEqual(['2 h', '1 h', '4 h'])
})

it('a report leaves out what is unknown', () => {
  const first = shownFigures({
    ...october,
    now: createFigures(() => 0),
    before: null,
    beforePeriod: null,
    typical: null,
    answers: { now: { median: null, answered: 0 }, before: null, guide: null },
  })
  expect(first[0]).toMatchObject({ value: '0', change: null })
  expect(first[0]?.bars).toEqual([{ label: 'October', kind: 'now', text: '0', length: 0 }])
  expect(first.at(-1)).toMatchObject({ value: '–', note: 'No leads', bars: [] })
})

it('a report names the days of a month that is not over', () => {
  const [views] = shownFigures({
    ...october,
    isUnfinished: true,
    period: { from: '2026-10-01', to: '2026-10-12' },
    beforePeriod: { from: '2026-09-01', to: '2026-09-12' },
  })
  expect(views?.bars.map(({ label }) => label)).toEqual([
    'October 1–12',
    'September 1–12',
    'Guide median',
  ])
})
