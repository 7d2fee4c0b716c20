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

const DAY = 86_400_000
const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  before(text, 0) === text

/** The day that is `days` days before `day`. */
function before(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)
}

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
  const to = isDay(requested.to) ? requested.to : lastSoFar
  const usual = firstDay ?? before(to, USUAL_DAYS - 1)
  const from = isDay(requested.from) ? requested.from : usual
  if (from > to) return { from: to, to }
  const first = before(to, REPORT_DAYS - 1)
  return from < first ? { from: first, to } : { from, to }
}

/** Every day of a range, including days without counts. */
export function everyDay({ from, to }: DayRange, counted: readonly AdDay[]): AdDay[] {
  const known = new Map(counted.map((row) => [row.day, row]))
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
  return Array.from({ length }, (_, index) => {
    const day = before(from, -index)
    return known.get(day) ?? { day, impressions: 0, clicks: 0 }
  })
}

export function totalsOf(days: readonly AdDay[]): Omit<AdDay, 'day'> {
  return {
    impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
    clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
  }
}

/** Click rate as a percentage of impressions (`1.25 %`), or a dash if there are no impressions. */
export function clickRate({ impressions, clicks }: Omit<AdDay, 'day'>): string {
  return impressions === 0 ? '–' : `${((clicks / impressions) * 100).toFixed(2)} %`
}
