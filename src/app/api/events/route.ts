import { listEvents as operation } from '@/contract/events/operations'
import { listEvents } from '@/data/events/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query }) => {
      const { items, total } = await listEvents(query)
      return { value: items, total }
    },
  }),
})
