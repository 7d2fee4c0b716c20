import { cacheTags } from '@/config/cache-tags'
import { listFeaturedCommunities } from '@/contract/communities/operations'
import { featuredCommunities } from '@/data/communities/list'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listFeaturedCommunities, {
    tags: () => [cacheTags.communities],
    answer: async () => ({ value: await featuredCommunities() }),
  }),
})
