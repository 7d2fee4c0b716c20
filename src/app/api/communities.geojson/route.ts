import { mapCommunities } from '@/contract/communities/operations'
import { communityPins } from '@/data/communities/pins'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(mapCommunities, {
    handler: async () => ({ value: await communityPins() }),
  }),
})
