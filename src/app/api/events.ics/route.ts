import { eventsCalendar } from '@/contract/events/operations'
import { upcomingCalendar } from '@/data/events/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(eventsCalendar, {
    handler: async () => ({ value: await upcomingCalendar() }),
  }),
})
