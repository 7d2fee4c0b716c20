import { eventCalendar as operation } from '@/contract/events/operations'
import { eventCalendar } from '@/data/events/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ params: { id = '' } }) => {
      const calendar = await eventCalendar(id)
      if (calendar === undefined) throw refuse.notFound('No event has this id.')
      return { value: calendar }
    },
  }),
})
