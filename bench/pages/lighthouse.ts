import lighthouse from 'lighthouse'
import { LAYOUT_SHIFT, type LighthouseTarget } from './targets'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const

type Category = (typeof categories)[number]
type Metric = keyof typeof metrics
const metricNames = ['largestPaint', 'blocking', 'layoutShift'] as const

/** Lighthouse results on a phone: scores out of 100, times in milliseconds, layout shift. */
export interface LighthouseFindings {
  readonly marks: Readonly<Record<Category, number>>
  readonly metrics: Readonly<Record<Metric, number>>
  /** Failed audits other than performance. */
  readonly browserErrors: readonly string[]
}

/** The median of several runs, each in a new browser that listens on `port`. */
export async function medianFindings(
  url: string,
  port: number,
  runs: number,
): Promise<LighthouseFindings> {
  const all: LighthouseFindings[] = []
  for (let run = 0; run < runs; run += 1) all.push(await findings(url, port))
  const of = <Name extends string>(
    names: readonly Name[],
    figure: (one: LighthouseFindings, name: Name) => number,
  ) =>
    Object.fromEntries(
      names.map((name) => [name, median(all.map((one) => figure(one, name)))]),
    ) as Record<Name, number>
  return {
    marks: of(categories, ({ marks }, name) => marks[name]),
    metrics: of(metricNames, (one, name) => one.metrics[name]),
    browserErrors: [...new Set(all.flatMap(({ browserErrors }) => browserErrors))],
  }
}

async function findings(url: string, port: number): Promise<LighthouseFindings> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { categories: found, audits } = result.lhr
  const browserErrors = categories.slice(1).flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((audit) => audit?.score === 0)
      .map((audit) => `${category}: ${audit?.title}`),
  )
  const mark = (category: Category) => Math.round((found[category]?.score ?? 0) * 100)
  const figure = (metric: Metric) => audits[metrics[metric]]?.numericValue ?? Number.NaN
  return {
    marks: {
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      'best-practices': mark('best-practices'),
      seo: mark('seo'),
    },
    metrics: {
      largestPaint: figure('largestPaint'),
      blocking: figure('blocking'),
      layoutShift: figure('layoutShift'),
    },
    browserErrors,
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Describes each target that the results miss. */
export function lighthouseMisses(found: LighthouseFindings, target: LighthouseTarget): string[] {
  const most: Record<Metric, number> = {
    largestPaint: target.largestPaint ?? Number.POSITIVE_INFINITY,
    blocking: target.blocking,
    layoutShift: LAYOUT_SHIFT,
  }
  const getMinimum = (category: Category) => (category === 'performance' ? target.performance : 100)
  return [
    ...categories
      .filter((category) => !(found.marks[category] >= getMinimum(category)))
      .map((category) => `${category} ${found.marks[category]}, target ${getMinimum(category)}`),
    ...metricNames
      .filter((name) => !(found.metrics[name] <= most[name]))
      .map((name) => `${metrics[name]} ${found.metrics[name].toFixed(2)}, target ${most[name]}`),
    ...found.browserErrors,
  ]
}
