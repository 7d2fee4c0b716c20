import { listBuilders as operation } from '@/contract/builders/operations'
import { listBuilders } from '@/data/builders/list'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query }) => {
      const { items, total } = await listBuilders(query)
      return { value: items, total }
    },
  }),
})
