import type { MortgageYear } from '@/domain/mortgage/mortgage-schedule'
import { type CostPart, costParts } from './cost-parts'

/** Width of a year and of its bar, in SVG units; the height of the chart is 100. */
export const YEAR_WIDTH = 10
const BAR_WIDTH = 8

export interface CostBars {
  readonly part: CostPart
  /** SVG path data of the bars of this part, one per year. */
  readonly path: string
}

export interface CostChart {
  readonly bars: readonly CostBars[]
  /** Values of the scale in US dollars, from 0 to the top of the chart. */
  readonly ticks: readonly number[]
}

const sumYear = (year: MortgageYear) => costParts.reduce((sum, { name }) => sum + year[name], 0)

/** A round step (1, 2, 2.5 or 5 times a power of ten) with at most five steps on the scale. */
function roundStep(top: number): number {
  const rough = top / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5].find((step) => step * power >= rough) ?? 10) * power
}

const round = (value: number) => Math.round(value * 100) / 100

/** The years as stacked bars; parts without cost are omitted. */
export function costChart(years: readonly MortgageYear[]): CostChart {
  const most = Math.max(...years.map(sumYear))
  const step = roundStep(most)
  const count = Math.ceil(most / step)
  const scale = 100 / (count * step)
  const stacked = years.map(() => 0)
  const bars = costParts.map((part) => {
    const path = years.map((year, index) => {
      const base = stacked[index] ?? 0
      const top = base + year[part.name] * scale
      stacked[index] = top
      if (year[part.name] <= 0) return ''
      const x = index * YEAR_WIDTH + (YEAR_WIDTH - BAR_WIDTH) / 2
      return `M${x} ${round(100 - base)}V${round(100 - top)}h${BAR_WIDTH}V${round(100 - base)}z`
    })
    return { part, path: path.join('') }
  })
  return {
    bars: bars.filter(({ path }) => path !== ''),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  }
}

const magnitudes = [
  { from: 1e12, letter: 'T' },
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
  { from: 0, letter: '' },
] as const

/** Label of a scale value: `$10k`, `$2.5M`. */
export function shortDollars(value: number): string {
  const { from, letter } = magnitudes.find((magnitude) => value >= magnitude.from) ?? magnitudes[4]
  return `$${Number((value / (from || 1)).toFixed(2))}${letter}`
}

/** The labeled years: the first, every fifth or tenth, and the last. */
export function namedYears(count: number): number[] {
  const every = count > 20 ? 10 : 5
  const years = Array.from({ length: count }, (_, index) => index + 1)
  return years.filter(
    (year) =>
      year === 1 ||
      year === count ||
      (year % every === 0 && count - year >= every / 2) ||
      count <= 8,
  )
}
