import type { Option } from '../enums'
import { addDays } from '../time/days'

/** How often copies of an event follow each other. */
export const repeats = [
  { value: 'once', label: 'Once' },
  { value: 'weekly', label: 'Every week' },
  { value: 'biweekly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month, same weekday' },
] as const satisfies readonly Option[]

export type Repeat = (typeof repeats)[number]['value']

/** The maximum number of copies that one action makes: one a week for a year. */
export const MOST_COPIES = 53

const WEEK = 7

const getWeekday = (day: string) => new Date(day).getUTCDay()

/** The day of the next month with the same weekday and place: from the second Saturday to the second. */
function inNextMonth(day: string, place: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const wait = (getWeekday(day) - getWeekday(first) + WEEK) % WEEK
  const wanted = addDays(first, wait + (place - 1) * WEEK)
  // A fifth one becomes the last one.
  return wanted.slice(0, 7) === first.slice(0, 7) ? wanted : addDays(wanted, -WEEK)
}

/**
 * The days (`2026-12-05`) on which copies of an event start, from the first to the last day, both
 * inclusive: at most `MOST_COPIES` and one more, so that the caller can tell that there are too many.
 */
export function listRepeatDays(first: string, repeat: Repeat, last: string): string[] {
  if (repeat === 'once') return [first]
  const place = Math.ceil(Number(first.slice(8)) / WEEK)
  const days: string[] = []
  let day = first
  while (day <= last && days.length <= MOST_COPIES) {
    days.push(day)
    if (repeat === 'monthly') day = inNextMonth(day, place)
    else day = addDays(day, repeat === 'weekly' ? WEEK : 2 * WEEK)
  }
  return days
}
