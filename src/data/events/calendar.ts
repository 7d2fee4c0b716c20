import 'server-only'
import type { Event } from '@/contract/events/event'
import { eventQuery } from '@/contract/events/event-query'
import { siteInfo } from '../site/site'
import { changeDates } from '../site/sitemap'
import { calendarOf } from './icalendar'
import { eventById, listEvents } from './list'

/** Upcoming events, limited to the maximum page size of the API. */
const upcoming = eventQuery.parse({ upcoming: 'true', limit: '500' })

async function calendar(events: readonly Event[]): Promise<string> {
  const ids = events.map(({ id }) => id)
  const [changed, site] = await Promise.all([changeDates('events', ids), siteInfo()])
  // An event without a date was deleted between the two queries.
  const dated = events.flatMap((event) => {
    const updatedAt = changed.get(event.id)
    return updatedAt === undefined ? [] : [{ ...event, updatedAt }]
  })
  return calendarOf(dated, site)
}

/** Upcoming published events as iCalendar, soonest first. */
export async function upcomingCalendar(): Promise<string> {
  return calendar((await listEvents(upcoming)).items)
}

/** A published event as iCalendar, or `undefined`. */
export async function eventCalendar(id: string): Promise<string | undefined> {
  const event = await eventById(id)
  return event && calendar([event])
}
