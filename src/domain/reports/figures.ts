import { formatNumber } from '../text/format-number'

/** Events that are counted for a listing, in the order of the report. */
export const figures = [
  { name: 'views', label: 'Views' },
  { name: 'clicks', label: 'Listing clicks' },
  { name: 'calls', label: 'Calls' },
  { name: 'websites', label: 'Website clicks' },
  { name: 'directions', label: 'Directions' },
  { name: 'leads', label: 'Leads' },
] as const

export type FigureName = (typeof figures)[number]['name']
export type Figures = Readonly<Record<FigureName, number>>

/** Figures computed by name. */
export function createFigures(value: (name: FigureName) => number): Figures {
  return {
    views: value('views'),
    clicks: value('clicks'),
    calls: value('calls'),
    websites: value('websites'),
    directions: value('directions'),
    leads: value('leads'),
  }
}

export function sumFigures(all: readonly Figures[]): Figures {
  return createFigures((name) => all.reduce((sum, one) => sum + one[name], 0))
}

/** The median; the mean of the two in the middle of an even number. `null` without numbers. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) return null
  const lower = sorted[Math.ceil(middle) - 1] ?? upper
  return (lower + upper) / 2
}

/** With fewer builders, a median would tell one builder the figures of another. */
const ENOUGH_BUILDERS = 5

interface Counted {
  readonly communities: number
  readonly now: Figures
}

/**
 * Figures of a typical builder with as many communities: the median of the figures per community,
 * of all builders with a published community, times the number of communities. A builder with many
 * communities is thereby not compared with one that has few. `null` with too few builders.
 */
export function typicalFigures(all: readonly Counted[], communities: number): Figures | null {
  const listed = all.filter((one) => one.communities > 0)
  if (communities === 0 || listed.length < ENOUGH_BUILDERS) return null
  return createFigures((name) => {
    const perCommunity = listed.map((one) => one.now[name] / one.communities)
    return Math.round((median(perCommunity) ?? 0) * communities)
  })
}

/** A percentage of a smaller number would overstate a change of a few. */
const ENOUGH_FOR_PERCENT = 20

export const NO_CHANGE = 'No change'

/**
 * The change as `+12%`, as a difference such as `+3` when the numbers are small or the change is less
 * than a percent, or `No change`.
 */
export function changeFrom(before: number, now: number): string {
  if (before === now) return NO_CHANGE
  const sign = now > before ? '+' : '−'
  const difference = Math.abs(now - before)
  const percent = before < ENOUGH_FOR_PERCENT ? 0 : Math.round((difference / before) * 100)
  return percent === 0 ? `${sign}${formatNumber(difference)}` : `${sign}${formatNumber(percent)}%`
}
