import { getHome } from '@/contract/homes/operations'
import { findCommunityPage } from '@/data/communities/queries'
import { findHomeResponse } from '@/data/homes/response'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getHome, {
    handler: async ({ params: { slug = '', home = '' } }) => {
      const community = await findCommunityPage(slug)
      if (!community) throw refuse.notFound('No community has this slug.')
      const found = await findHomeResponse(community, home)
      if (!found) throw refuse.notFound('No home of this community has this slug.')
      return { value: found }
    },
  }),
})
