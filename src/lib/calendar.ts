import ical, { type ICalEventData } from 'ical-generator'
import type { Event } from '@/contract/event'
import { eventTypes } from '@/domain/options'
import { paths } from './paths'

/** An event with the time of its last change, which a calendar needs to tell old from new. */
export interface DatedEvent extends Event {
  /** ISO date and time. */
  readonly updatedAt: string
}

/** Whose calendar it is. */
export interface CalendarSite {
  readonly name: string
  readonly url: string
}

const HOUR = 3_600_000
/** What subscribers are told to wait before they ask again, in seconds. */
const DAY = 86_400

/** Control characters but tabs and line breaks: a calendar's text may not have them. */
const controls = /(?![\t\r\n])\p{Cc}/gu

const clean = (text: string) => text.replace(controls, '')

/** The parts that are there, joined; `null`, which the library leaves out, when there are none. */
function textOf(between: string, parts: readonly (string | null)[]): string | null {
  return clean(parts.filter(Boolean).join(between)) || null
}

/**
 * Events as iCalendar (RFC 5545), all times in UTC. The same events give the same bytes: nothing
 * in it tells when it was made, and a `DTSTAMP` without a method is the time of the last change.
 */
export function calendarOf(events: readonly DatedEvent[], site: CalendarSite): string {
  const calendar = ical({
    name: clean(`${site.name} events`).replace(/\s+/g, ' '),
    prodId: { company: 'San Antonio New Home Guide', product: 'Events', language: 'EN' },
    ttl: DAY,
  })
  for (const event of events) calendar.createEvent(entryOf(event, site))
  // The library ends every line but the last.
  return `${calendar.toString()}\r\n`
}

function entryOf(event: DatedEvent, site: CalendarSite): ICalEventData {
  const { title, description, builderName, communityName, contactPhone, location, address } = event
  const changed = new Date(event.updatedAt)
  return {
    id: `event-${event.id}@${new URL(site.url).hostname}`,
    start: new Date(event.eventDate),
    end: endOf(event),
    stamp: changed,
    lastModified: changed,
    summary: clean(title),
    description: textOf('\n', [
      description,
      builderName && `Builder: ${builderName}`,
      communityName && `Community: ${communityName}`,
      contactPhone && `Phone: ${contactPhone}`,
    ]),
    location: textOf(', ', [location, address]),
    url: addressOf(event, site),
    categories: [{ name: typeLabel(event.eventType) }],
  }
}

/** Calendars want an end after the start: an event that names none lasts one hour there. */
function endOf({ eventDate, endDate }: Event): Date {
  const start = new Date(eventDate)
  const end = new Date(endDate ?? eventDate)
  return end > start ? end : new Date(start.getTime() + HOUR)
}

/** The event's website, or the page of the guide that lists it: events have none of their own. */
function addressOf({ website }: Event, site: CalendarSite): string {
  const own = website && URL.canParse(website) ? new URL(website) : undefined
  const { href } = own && /^https?:$/.test(own.protocol) ? own : new URL(paths.events, site.url)
  // The library escapes these as in a text, which an address is not.
  return href.replace(/[\\,;]/g, encodeURIComponent)
}

/** A type that is not known is shown as an open house, here as on the site. */
function typeLabel(value: string): string {
  const known = eventTypes.find((type) => type.value === value)
  return (known ?? eventTypes[1]).label
}
