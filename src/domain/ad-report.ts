/** What became of an ad on one day of San Antonio's calendar (`2026-11-20`). */
export interface AdDay {
  readonly day: string
  readonly impressions: number
  readonly clicks: number
}

/** Both days are part of it. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Days that a report shows at most; a longer one is cut at its beginning. */
export const REPORT_DAYS = 366
/** What a report shows when nothing else says where it begins. */
const USUAL_DAYS = 30

const DAY = 86_400_000
const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  before(text, 0) === text

/** The day so many days before another. */
function before(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)
}

interface Booking {
  readonly firstDay: string | null
  readonly lastDay: string | null
}

/**
 * The days that a report is about: those that are asked for, else those that the ad is booked for,
 * as far as they have come; of an ad without a first day the last thirty.
 */
export function reportRange(
  { firstDay, lastDay }: Booking,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): DayRange {
  const lastSoFar = lastDay !== null && lastDay < today ? lastDay : today
  const to = isDay(asked.to) ? asked.to : lastSoFar
  const usual = firstDay ?? before(to, USUAL_DAYS - 1)
  const from = isDay(asked.from) ? asked.from : usual
  if (from > to) return { from: to, to }
  const first = before(to, REPORT_DAYS - 1)
  return from < first ? { from: first, to } : { from, to }
}

/** Every day of a range, also those on which nothing was counted. */
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

/** `1.25 %`: clicks out of a hundred impressions; a dash before anybody has seen the ad. */
export function clickRate({ impressions, clicks }: Omit<AdDay, 'day'>): string {
  return impressions === 0 ? '–' : `${((clicks / impressions) * 100).toFixed(2)} %`
}
