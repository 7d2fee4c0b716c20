import { cacheTags } from '@/config/cache-tags'
import { listEvents as operation } from '@/contract/events/operations'
import { listEvents } from '@/data/events/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

/** The maximum time that an ended event remains in the list. */
const SECONDS = 30

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    // The response includes the current names of builders and communities.
    tags: () => [cacheTags.events, cacheTags.builders, cacheTags.communities],
    seconds: SECONDS,
    answer: async ({ query }) => {
      const { items, total } = await listEvents(query)
      return { value: items, total }
    },
  }),
})
