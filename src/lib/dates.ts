import { TZDate } from '@date-fns/tz'

/** The time zone of all displayed times, regardless of server and visitor. */
export const SITE_ZONE = 'America/Chicago'

/** Converts a San Antonio date and time (`2026-11-20`, `10:00`) to a `Date`. */
export function fromZonedTime(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, SITE_ZONE).getTime())
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SITE_ZONE })

/** `November 6, 2026`, in San Antonio time. */
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

/** `Nov 06, 2026` and `3:05 PM`. Built from parts because browsers use different separators. */
function eventMoment(iso: string): { day: string; time: string } {
  const parts = eventTime.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(parts)
  return { day: `${month} ${day}, ${year}`, time: `${hour}:${minute} ${dayPeriod}` }
}

/** `Nov 06, 2026, 3:05 PM`, in San Antonio time. */
export function formatMoment(iso: string): string {
  const { day, time } = eventMoment(iso)
  return `${day}, ${time}`
}

/**
 * `Nov 06, 2026 • 3:05 PM - 5:00 PM` in San Antonio time (docs/product.md, Events). An end on
 * another day includes the date; otherwise an event of three days would seem to last an hour.
 */
export function formatEventTime(eventDate: string, endDate: string | null): string {
  const start = eventMoment(eventDate)
  const from = `${start.day} • ${start.time}`
  if (endDate === null) return from
  const end = eventMoment(endDate)
  return `${from} - ${end.day === start.day ? end.time : `${end.day} • ${end.time}`}`
}
