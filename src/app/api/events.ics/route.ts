import { eventsCalendar } from '@/contract/operations/events'
import { upcomingCalendar } from '@/data/events/calendar'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

/** The maximum time that an ended event remains in the calendar. */
const SECONDS = 300

const { site, events, builders, communities } = cacheTags

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(eventsCalendar, {
    // The calendar includes the site's name and the names of builders and communities.
    tags: () => [site, events, builders, communities],
    seconds: SECONDS,
    answer: async () => ({ value: await upcomingCalendar() }),
  }),
})
