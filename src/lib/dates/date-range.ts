import { addDays, isDay } from '@/domain/time/days'
import { fromZonedTime, siteDay } from './site-date'

/** The time from the start of one day to the end of another, in San Antonio time. */
export interface DateRange {
  readonly from: Date
  /** Exclusive end. */
  readonly until: Date
}

/** Rejects a misspelled century, which PostgreSQL would accept. */
const isRecentDay = (text: string) => /^(19|20)/.test(text) && isDay(text)

/**
 * Returns the period from `first` to `last`, both inclusive, or a message that explains what is
 * wrong with the days.
 */
export function parseDateRange(first: string, last: string, now: Date): DateRange | string {
  for (const day of [first, last]) {
    if (day === '') return 'Choose a first and last day.'
    if (!isRecentDay(day)) return `${day} is not a valid date. Use the format ${siteDay(now)}.`
  }
  if (first > last) return 'The first day is after the last day.'
  if (first > siteDay(now)) return 'The first day is in the future. Choose today or an earlier day.'
  return { from: fromZonedTime(first, '00:00'), until: fromZonedTime(addDays(last, 1), '00:00') }
}
