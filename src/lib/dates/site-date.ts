import { TZDate } from '@date-fns/tz'
import { addDays } from '@/domain/time/days'
import { dateFormat } from './date-format'
import { SITE_ZONE } from './site-zone'

const isoDay = dateFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: SITE_ZONE,
})

const inputParts = dateFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SITE_ZONE,
})

/** The day of a `Date` in San Antonio time: `2026-11-20`. */
export function siteDay(moment: Date): string {
  return isoDay().format(moment)
}

/** The start of the next day in San Antonio time. */
export function nextSiteDay(moment: Date): Date {
  return fromZonedTime(addDays(siteDay(moment), 1), '00:00')
}

/** The next time that it is `time` (`09:00`) in San Antonio. */
export function nextSiteTime(moment: Date, time: string): Date {
  const today = siteDay(moment)
  const next = fromZonedTime(today, time)
  return next > moment ? next : fromZonedTime(addDays(today, 1), time)
}

/** Converts a San Antonio date and time (`2026-11-20`, `10:00`) to a `Date`. */
export function fromZonedTime(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, SITE_ZONE).getTime())
}

/** A San Antonio date and time as the value of a `datetime-local` input: `2026-11-20T10:00`. */
export function toZonedInput(iso: string): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    inputParts()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The ISO date and time of such a value; `null` when it is empty or incomplete. */
export function fromZonedInput(value: string): string | null {
  const [day, time] = value.split('T')
  return day && time ? fromZonedTime(day, time).toISOString() : null
}
