import { addDays, countDays, isDay } from '../time/days'

/** Impressions and clicks of an ad on one day in San Antonio time (`2026-11-20`). */
export interface AdDay {
  readonly day: string
  readonly impressions: number
  readonly clicks: number
}

/** Both days are inclusive. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Maximum number of days in a report. Longer ranges are cut at the start. */
export const REPORT_DAYS = 366
/** Days in a report when neither the request nor the booking gives a first day. */
const USUAL_DAYS = 30

const isGiven = (text: string | undefined): text is string => text !== undefined && isDay(text)

interface Booking {
  readonly firstDay: string | null
  readonly lastDay: string | null
}

/**
 * The range of a report: the requested days, else the booked days up to today. An ad without a
 * first day gets the last thirty days.
 */
export function reportRange(
  { firstDay, lastDay }: Booking,
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): DayRange {
  const lastSoFar = lastDay !== null && lastDay < today ? lastDay : today
  const to = isGiven(requested.to) ? requested.to : lastSoFar
  const usual = firstDay ?? addDays(to, 1 - USUAL_DAYS)
  const from = isGiven(requested.from) ? requested.from : usual
  if (from > to) return { from: to, to }
  const first = addDays(to, 1 - REPORT_DAYS)
  return from < first ? { from: first, to } : { from, to }
}

/** Every day of a range, including days without counts. */
export function everyDay({ from, to }: DayRange, counted: readonly AdDay[]): AdDay[] {
  const known = new Map(counted.map((row) => [row.day, row]))
  return Array.from({ length: countDays(from, to) }, (_, index) => {
    const day = addDays(from, index)
    return known.get(day) ?? { day, impressions: 0, clicks: 0 }
  })
}

export function sumDays(days: readonly AdDay[]): Omit<AdDay, 'day'> {
  return {
    impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
    clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
  }
}

/** Click rate as a percentage of impressions (`1.25%`), or a dash if there are no impressions. */
export function clickRate({ impressions, clicks }: Omit<AdDay, 'day'>): string {
  return impressions === 0 ? '–' : `${((clicks / impressions) * 100).toFixed(2)}%`
}
