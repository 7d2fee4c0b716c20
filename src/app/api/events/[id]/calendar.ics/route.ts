import { cacheTags } from '@/config/cache-tags'
import { eventCalendar as operation } from '@/contract/events/operations'
import { eventCalendar } from '@/data/events/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

const { site, events, builders, communities } = cacheTags

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    // The calendar includes the site's name and the names of the builder and community.
    tags: () => [site, events, builders, communities],
    answer: async ({ params: { id = '' } }) => {
      const calendar = await eventCalendar(id)
      if (calendar === undefined) throw refuse.notFound('No event has this id.')
      return { value: calendar }
    },
  }),
})
