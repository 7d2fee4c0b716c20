import { fromZonedTime, SITE_ZONE } from './dates'

const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: SITE_ZONE,
})

/** The day of a `Date` in San Antonio time: `2026-11-20`. */
export function siteDay(moment: Date): string {
  return isoDay.format(moment)
}

/** The start of the next day in San Antonio time. */
export function nextSiteDay(moment: Date): Date {
  return fromZonedTime(addDays(siteDay(moment), 1), '00:00')
}

/** Adds days to a day; `days` may be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
