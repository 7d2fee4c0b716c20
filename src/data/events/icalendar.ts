import ical, { type ICalEventData } from 'ical-generator'
import { paths } from '@/config/paths'
import type { Event } from '@/contract/events/event'
import { typeLabel } from '@/domain/events/event-type'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'

/** An event with its modification time, which calendars need to detect updates. */
export interface DatedEvent extends Event {
  readonly updatedAt: string
}

/** The site that publishes the calendar. */
export interface CalendarSite {
  readonly name: string
  readonly url: string
}

const HOUR = 3_600_000
/** Refresh interval suggested to calendar clients, in seconds. */
const DAY = 86_400

/** Control characters that iCalendar text must not contain (all except tabs and line breaks). */
const controls = /(?![\t\r\n])\p{Cc}/gu

const clean = (text: string) => text.replace(controls, '')

/** Joins the non-empty parts; `null`, which the library omits, if there are none. */
function joinTexts(between: string, parts: readonly (string | null)[]): string | null {
  return clean(parts.filter(Boolean).join(between)) || null
}

/**
 * Formats events as iCalendar (RFC 5545) with UTC times. The output is deterministic: it contains
 * no creation time, and `DTSTAMP`, in a calendar without a method, is the time of the last change.
 */
export function toCalendar(events: readonly DatedEvent[], site: CalendarSite): string {
  const calendar = ical({
    name: clean(`${site.name} events`).replace(/\s+/g, ' '),
    prodId: { company: 'San Antonio New Home Guide', product: 'Events', language: 'EN' },
    ttl: DAY,
  })
  for (const event of events) calendar.createEvent(toEntry(event, site))
  // The library does not terminate the last line.
  return `${calendar.toString()}\r\n`
}

function toEntry(event: DatedEvent, site: CalendarSite): ICalEventData {
  const { title, description, builderName, communityName, contactPhone, location, address } = event
  const changed = new Date(event.updatedAt)
  return {
    id: `event-${event.id}@${new URL(site.url).hostname}`,
    ...getTimes(event),
    stamp: changed,
    lastModified: changed,
    summary: clean(title),
    description: joinTexts('\n', [
      description,
      builderName && `Builder: ${builderName}`,
      communityName && `Community: ${communityName}`,
      contactPhone && `Phone: ${contactPhone}`,
    ]),
    location: joinTexts(', ', [location, address]),
    url: getUrl(event, site),
    categories: [{ name: typeLabel(event.eventType) }],
  }
}

/**
 * Calendars require an end after the start; an event without one gets a duration of one hour. The
 * end of an event that lasts all day is the day after it.
 */
function getTimes({
  eventDate,
  endDate,
  allDay,
}: Event): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  const start = new Date(eventDate)
  const end = new Date(endDate ?? eventDate)
  if (allDay) {
    return { start: atNoon(siteDay(start)), end: atNoon(addDays(siteDay(end), 1)), allDay }
  }
  return { start, end: end > start ? end : new Date(start.getTime() + HOUR) }
}

/** A moment of this day in every time zone that the server may have. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The event's website, or the events page: a single event has no page. */
function getUrl({ website }: Event, site: CalendarSite): string {
  const own = website && URL.canParse(website) ? new URL(website) : undefined
  const { href } = own && /^https?:$/.test(own.protocol) ? own : new URL(paths.events, site.url)
  // The library escapes these characters as in text, which would corrupt the URL.
  return href.replace(/[\\,;]/g, encodeURIComponent)
}
