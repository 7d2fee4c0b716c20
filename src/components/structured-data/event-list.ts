import type { Event } from '@/contract/events/event'
import { siteDay } from '@/lib/dates/site-date'
import { known, type StructuredData } from './document'

function place({ location, communityName, address }: Event): StructuredData | null {
  const name = location ?? communityName
  return name || address ? known({ '@type': 'Place', name, address }) : null
}

function listed(origin: string, page: string, event: Event): StructuredData {
  const { title, description, eventDate, endDate, allDay, image, builderName, website } = event
  return known({
    '@type': 'Event',
    name: title,
    description,
    url: website ?? page,
    startDate: allDay ? siteDay(new Date(eventDate)) : eventDate,
    endDate: allDay && endDate ? siteDay(new Date(endDate)) : endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(event),
    image: image && new URL(image, origin).href,
    organizer: builderName && { '@type': 'Organization', name: builderName },
  })
}

/**
 * The events of the page at `path`. Events without a location are omitted because search engines
 * reject them.
 */
export function eventList(origin: string, path: string, events: readonly Event[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@graph': events.filter(place).map((event) => listed(origin, `${origin}${path}`, event)),
  }
}
