import { listFeaturedCommunities } from '@/contract/communities/operations'
import { featuredCommunities } from '@/data/communities/list'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listFeaturedCommunities, {
    handler: async () => ({ value: await featuredCommunities() }),
  }),
})
