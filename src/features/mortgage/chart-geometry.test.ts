import { describe, expect, it } from 'vitest'
import { mortgageDefaults } from '@/domain/mortgage/mortgage'
import { mortgageSchedule } from '@/domain/mortgage/mortgage-schedule'
import { costChart, namedYears, shortDollars } from './chart-geometry'

const createChart = (downPayment: number) =>
  costChart(mortgageSchedule({ ...mortgageDefaults, downPayment }))

const shown = (downPayment: number) => createChart(downPayment).bars.map(({ part }) => part.name)

describe('yearly cost chart', () => {
  it('has a bar per year for each part, and none for PMI if there is none', () => {
    expect(shown(80_000)).toEqual(['principal', 'interest', 'taxes', 'insurance'])
    expect(shown(20_000)).toContain('pmi')
    for (const { path, part } of createChart(20_000).bars) {
      const bars = path.match(/M/g)?.length ?? 0
      if (part.name === 'pmi') expect(bars).toBeLessThan(30)
      else expect(bars).toBe(30)
    }
  })

  it('has a scale of round numbers that includes the highest year', () => {
    expect(createChart(80_000).ticks).toEqual([0, 10_000, 20_000, 30_000, 40_000])
    expect(costChart([{ ...createYear(7), interest: 3 }]).ticks).toEqual([0, 2, 4, 6, 8, 10])
  })

  it('stacks the parts', () => {
    const { bars } = costChart([{ ...createYear(25), interest: 75 }])
    expect(bars.map(({ path }) => path)).toEqual(['M1 100V75h8V100z', 'M1 75V0h8V75z'])
  })
})

function createYear(principal: number) {
  return { year: 1, principal, interest: 0, taxes: 0, insurance: 0, pmi: 0, hoa: 0, balance: 0 }
}

it('shortDollars shortens the labels of the scale', () => {
  expect([0, 0.5, 500, 2_500, 40_000, 2_500_000, 1e11].map(shortDollars)).toEqual([
    '$0',
    '$0.5',
    '$500',
    '$2.5k',
    '$40k',
    '$2.5M',
    '$100B',
  ])
})

it('namedYears labels few enough years for a phone, including the first and the last', () => {
  expect(namedYears(1)).toEqual([1])
  expect(namedYears(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(namedYears(15)).toEqual([1, 5, 10, 15])
  expect(namedYears(17)).toEqual([1, 5, 10, 17])
  expect(namedYears(30)).toEqual([1, 10, 20, 30])
  expect(namedYears(50)).toEqual([1, 10, 20, 30, 40, 50])
})
