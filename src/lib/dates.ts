import { TZDate } from '@date-fns/tz'

/** The zone in which the guide shows every time, whatever the server's or the visitor's. */
export const SITE_ZONE = 'America/Chicago'

/** The moment at which San Antonio's clocks show a time on a day (`2026-11-20`, `10:00`). */
export function fromZonedTime(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, SITE_ZONE).getTime())
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SITE_ZONE })

/** `November 6, 2026`, on San Antonio's calendar. */
export function formatLongDate(iso: string): string {
  return longDate.format(new Date(iso))
}
