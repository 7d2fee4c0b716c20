import 'server-only'
import type { Event } from '@/contract/event'
import { eventQuery } from '@/contract/event-query'
import { calendarOf } from '@/lib/calendar'
import { siteInfo } from '../site'
import { changeDates } from '../sitemap'
import { eventById, listEvents } from './list'

/** The next events only: as many as the list call gives on one page at most. */
const upcoming = eventQuery.parse({ upcoming: 'true', limit: '500' })

async function calendar(events: readonly Event[]): Promise<string> {
  const ids = events.map(({ id }) => id)
  const [changed, site] = await Promise.all([changeDates('events', ids), siteInfo()])
  // Without a date it was deleted between the two questions.
  const dated = events.flatMap((event) => {
    const updatedAt = changed.get(event.id)
    return updatedAt === undefined ? [] : [{ ...event, updatedAt }]
  })
  return calendarOf(dated, site)
}

/** The published events to come as iCalendar, soonest first. */
export async function upcomingCalendar(): Promise<string> {
  return calendar((await listEvents(upcoming)).items)
}

/** One published event as iCalendar; `undefined` when there is none of this id. */
export async function eventCalendar(id: string): Promise<string | undefined> {
  const event = await eventById(id)
  return event && calendar([event])
}
