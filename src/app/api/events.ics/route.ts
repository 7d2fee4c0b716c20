import { eventsCalendar } from '@/contract/operations/events'
import { upcomingCalendar } from '@/data/events/calendar'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

/** An event that has just ended stays in the calendar so long at most. */
const SECONDS = 300

const { site, events, builders, communities } = cacheTags

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(eventsCalendar, {
    // Besides the events it names the site, their builders and their communities.
    tags: () => [site, events, builders, communities],
    seconds: SECONDS,
    answer: async () => ({ value: await upcomingCalendar() }),
  }),
})
