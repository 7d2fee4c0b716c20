import { fromZonedTime, SITE_ZONE } from './dates'

/** The time from the first moment of a day to the last of another, on San Antonio's calendar. */
export interface Period {
  readonly from: Date
  /** The first moment that is no longer in it. */
  readonly until: Date
}

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: SITE_ZONE,
})

/** The day of a moment, `2026-11-20`, on San Antonio's calendar. */
export function dayOf(moment: Date): string {
  return calendarDay.format(moment)
}

/** The day so many days later, or before. */
function shift(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** A day of this or the last century, that the calendar has. */
const isDay = (text: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(text) && shift(text, 0) === text

/** Both days included; or a sentence that says what to do about days that make no period. */
export function periodOf(first: string, last: string, now: Date): Period | string {
  for (const day of [first, last]) {
    if (day === '') return 'Choose the first and the last day.'
    if (!isDay(day)) return `There is no day ${day}. Write it like ${dayOf(now)}.`
  }
  if (first > last) return 'The first day is after the last one. Change one of them.'
  if (first > dayOf(now)) return 'The first day is still to come. Choose today or a day before it.'
  return { from: fromZonedTime(first, '00:00'), until: fromZonedTime(shift(last, 1), '00:00') }
}

/** The first day of a day's month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`
}
