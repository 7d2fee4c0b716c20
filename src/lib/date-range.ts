import { fromZonedTime, SITE_ZONE } from './dates'

/** The time from the start of one day to the end of another, in San Antonio time. */
export interface DateRange {
  readonly from: Date
  /** Exclusive end. */
  readonly until: Date
}

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: SITE_ZONE,
})

/** The day of a `Date` in San Antonio time: `2026-11-20`. */
export function dayOf(moment: Date): string {
  return calendarDay.format(moment)
}

/** The day `days` later; earlier if negative. */
function shift(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** An existing date of the 20th or 21st century. */
const isDay = (text: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(text) && shift(text, 0) === text

/**
 * Returns the period from `first` to `last`, both inclusive, or a message that explains what is
 * wrong with the days.
 */
export function parseDateRange(first: string, last: string, now: Date): DateRange | string {
  for (const day of [first, last]) {
    if (day === '') return 'Choose a first and a last day.'
    if (!isDay(day)) return `${day} is not a valid date. Use the format ${dayOf(now)}.`
  }
  if (first > last) return 'The first day is after the last day.'
  if (first > dayOf(now)) return 'The first day is in the future. Choose today or an earlier day.'
  return { from: fromZonedTime(first, '00:00'), until: fromZonedTime(shift(last, 1), '00:00') }
}

/** The first day of the month of a day. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`
}
