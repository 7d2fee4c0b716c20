import { getCommunity } from '@/contract/communities/operations'
import { findCommunityResponse } from '@/data/communities/response'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getCommunity, {
    handler: async ({ params: { slug = '' } }) => {
      const community = await findCommunityResponse(slug)
      if (!community) throw refuse.notFound('No community has this slug.')
      return { value: community }
    },
  }),
})
