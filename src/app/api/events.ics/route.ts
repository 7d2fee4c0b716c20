import { cacheTags } from '@/config/cache-tags'
import { eventsCalendar } from '@/contract/events/operations'
import { upcomingCalendar } from '@/data/events/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

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
