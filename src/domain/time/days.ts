export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time `days` times 24 hours before `moment`. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS)
}

/** The time `days` times 24 hours after `moment`. */
export function daysAfter(moment: Date, days: number): Date {
  return daysBefore(moment, -days)
}

/** Adds days to a calendar day (`2026-11-20`); `days` may be negative. */
export function addDays(day: string, days: number): string {
  return daysAfter(new Date(day), days).toISOString().slice(0, 10)
}

/** Whether a text is an existing day of the calendar, written as `2026-11-20`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  )
}

/** The number of days from one day to another; negative if `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The number of days from `first` to `last`, both inclusive. */
export function countDays(first: string, last: string): number {
  return daysBetween(first, last) + 1
}

/** The first day of the month of a day. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The last day of the month of a day. */
export function monthEnd(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
