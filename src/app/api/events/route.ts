import { listEvents as operation } from '@/contract/operations/events'
import { listEvents } from '@/data/events/list'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

/** An event that has just ended is listed so long at most. */
const SECONDS = 30

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    // The text names builders and communities of the guide as they are called now.
    tags: () => [cacheTags.events, cacheTags.builders, cacheTags.communities],
    seconds: SECONDS,
    answer: async ({ query }) => {
      const { items, total } = await listEvents(query)
      return { value: items, total }
    },
  }),
})
