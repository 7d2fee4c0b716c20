import { communityQuery } from '@/contract/community-query'
import { listCommunities } from '@/data/communities/queries'
import { read, route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read({
    query: communityQuery,
    answer: async ({ query }) => {
      const { items, total } = await listCommunities(query)
      return { value: items, headers: { 'x-total-count': String(total) } }
    },
  }),
})
