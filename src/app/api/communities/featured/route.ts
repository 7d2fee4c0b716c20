import { featuredCommunities } from '@/data/communities/queries'
import { read, route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read({ answer: async () => ({ value: await featuredCommunities() }) }),
})
