import { listCommunities as operation } from '@/contract/communities/operations'
import { listCommunities } from '@/data/communities/list'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query }) => {
      const { items, total } = await listCommunities(query)
      return { value: items, total }
    },
  }),
})
