import { fromZonedTime, SITE_ZONE } from './dates'

const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: SITE_ZONE,
})

/** `2026-11-20`: the day that San Antonio's calendar shows at a moment. */
export function siteDay(moment: Date): string {
  return isoDay.format(moment)
}

/** The moment at which San Antonio's next day begins. */
export function nextSiteDay(moment: Date): Date {
  return fromZonedTime(addDays(siteDay(moment), 1), '00:00')
}

/** The day so many days after a day, or before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
