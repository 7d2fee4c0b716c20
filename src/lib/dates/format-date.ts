import { dateFormat } from './date-format'
import { SITE_ZONE } from './site-zone'

const longDate = dateFormat('en-US', { dateStyle: 'long', timeZone: SITE_ZONE })

/** `November 6, 2026`, in San Antonio time. */
export function formatLongDate(iso: string): string {
  return longDate().format(new Date(iso))
}

const longDay = dateFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: SITE_ZONE,
})

/** `November 6`, with the year when it is not the current one, in San Antonio time. */
export function formatLongDay(iso: string, now: Date): string {
  const moment = new Date(iso)
  return toParts(moment).year === toParts(now).year
    ? longDay().format(moment)
    : longDate().format(moment)
}

const dayAndTime = dateFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: SITE_ZONE,
})

interface Parts {
  /** `Nov` */
  readonly month: string
  /** `06` */
  readonly day: string
  readonly year: string
  /** `3:05 PM` */
  readonly time: string
}

/** Formats are built from these parts because browsers use different separators. */
function toParts(moment: Date): Parts {
  const parts = dayAndTime()
    .formatToParts(moment)
    .map(({ type, value }) => [type, value])
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(parts)
  return { month, day, year, time: `${hour}:${minute} ${dayPeriod}` }
}

const fullDay = ({ month, day, year }: Parts) => `${month} ${day}, ${year}`

/** Central Time, standard or daylight. */
const ZONE_NAME = 'CT'

/**
 * `Nov 06, 2026, 3:05 PM`, in San Antonio time. For columns of a file whose heading names the zone,
 * because a spreadsheet does not read a date with the name of a zone.
 */
export function formatZonelessMoment(iso: string): string {
  const parts = toParts(new Date(iso))
  return `${fullDay(parts)}, ${parts.time}`
}

/** `Nov 06, 2026, 3:05 PM CT`. For times that are kept as a record. */
export function formatMoment(iso: string): string {
  return `${formatZonelessMoment(iso)} ${ZONE_NAME}`
}

/**
 * `Nov 06, 2026 • 3:05 PM - 5:00 PM` in San Antonio time (docs/product/events.md, Events). An end
 * on another day includes the date; otherwise an event of three days would seem to last an hour.
 * `Nov 06, 2026 • All day` and `Nov 06, 2026 - Nov 08, 2026` without times.
 */
export function formatEventTime(
  eventDate: string,
  endDate: string | null,
  isAllDay = false,
): string {
  const start = toParts(new Date(eventDate))
  const end = endDate === null ? start : toParts(new Date(endDate))
  const isSameDay = fullDay(end) === fullDay(start)
  if (isAllDay) return `${fullDay(start)} ${isSameDay ? '• All day' : `- ${fullDay(end)}`}`
  const from = `${fullDay(start)} • ${start.time}`
  if (endDate === null) return from
  return `${from} - ${isSameDay ? end.time : `${fullDay(end)} • ${end.time}`}`
}

function shortDay({ month, day, year }: Parts, now: Date): string {
  const short = `${month} ${Number(day)}`
  return year === toParts(now).year ? short : `${short}, ${year}`
}

/** `Nov 6`, with the year when it is not the current one, in San Antonio time. */
export function formatShortDay(iso: string, now: Date): string {
  return shortDay(toParts(new Date(iso)), now)
}

const atNoon = (day: string) => `${day}T12:00:00Z`

/** The short format of a day without a time (`2026-11-06`). */
export function formatCalendarDay(day: string, now: Date): string {
  return formatShortDay(atNoon(day), now)
}

/** The long format of a day without a time: `November 6, 2026`. */
export function formatLongCalendarDay(day: string): string {
  return formatLongDate(atNoon(day))
}

/** `November 6` of a day without a time, with the year when it is not that of another day. */
export function formatDayBeside(day: string, other: string): string {
  return formatLongDay(atNoon(day), new Date(atNoon(other)))
}

/**
 * `Nov 6, 3:05 PM CT`, with the year when it is not the current one. For lists of the dashboard,
 * which are about the days around now.
 */
export function formatShortMoment(iso: string, now: Date): string {
  const parts = toParts(new Date(iso))
  return `${shortDay(parts, now)}, ${parts.time} ${ZONE_NAME}`
}

/** `3:05 PM CT` today, else `Nov 6`, with the year when it is not the current one. */
export function formatDayOrTime(iso: string, now: Date): string {
  const parts = toParts(new Date(iso))
  const isToday = fullDay(parts) === fullDay(toParts(now))
  return isToday ? `${parts.time} ${ZONE_NAME}` : shortDay(parts, now)
}

/** `Friday, November 20`, in San Antonio time. */
export function formatToday(now: Date): string {
  return now.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: SITE_ZONE,
  })
}
