import { listFeaturedCommunities } from '@/contract/operations/communities'
import { featuredCommunities } from '@/data/communities/list'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listFeaturedCommunities, {
    tags: () => [cacheTags.communities],
    answer: async () => ({ value: await featuredCommunities() }),
  }),
})
