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

const eventTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: SITE_ZONE,
})

/** `Nov 06, 2026` and `3:05 PM`; built of parts, for browsers differ in what stands between them. */
function eventMoment(iso: string): { day: string; time: string } {
  const parts = eventTime.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(parts)
  return { day: `${month} ${day}, ${year}`, time: `${hour}:${minute} ${dayPeriod}` }
}

/** `Nov 06, 2026, 3:05 PM`, on San Antonio's clocks. */
export function formatMoment(iso: string): string {
  const { day, time } = eventMoment(iso)
  return `${day}, ${time}`
}

/**
 * `Nov 06, 2026 • 3:05 PM - 5:00 PM` in San Antonio's time (docs/product.md, Events). An end on
 * another day is written with that day, or an event of three days would seem to take an hour.
 */
export function formatEventTime(eventDate: string, endDate: string | null): string {
  const start = eventMoment(eventDate)
  const from = `${start.day} • ${start.time}`
  if (endDate === null) return from
  const end = eventMoment(endDate)
  return `${from} - ${end.day === start.day ? end.time : `${end.day} • ${end.time}`}`
}
