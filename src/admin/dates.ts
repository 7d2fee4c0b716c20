import { SITE_ZONE } from '@/lib/dates'

const today = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: SITE_ZONE,
})

/** `Friday, November 20`, in San Antonio's time zone. */
export function formatToday(now: Date): string {
  return today.format(now)
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: SITE_ZONE,
})
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: SITE_ZONE,
})

const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: SITE_ZONE })

/** `Nov 17`, with the year when it is not the current one, in San Antonio's time zone. */
export function formatDay(iso: string, now: Date): string {
  const date = new Date(iso)
  return (year.format(date) === year.format(now) ? day : dayAndYear).format(date)
}

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SITE_ZONE,
})

/** `Nov 17, 8:00 AM`, with the year when it is not the current one, in San Antonio's time zone. */
export function formatMoment(iso: string, now: Date): string {
  return `${formatDay(iso, now)}, ${time.format(new Date(iso))}`
}
