import { mapCommunities } from '@/contract/operations/communities'
import { communityPins } from '@/data/communities/pins'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(mapCommunities, {
    tags: () => [cacheTags.communities],
    answer: async () => ({ value: await communityPins() }),
  }),
})
