import { getPlan } from '@/contract/homes/operations'
import { findCommunityPage } from '@/data/communities/queries'
import { findPlanResponse } from '@/data/homes/response'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getPlan, {
    handler: async ({ params: { slug = '', plan = '' } }) => {
      const community = await findCommunityPage(slug)
      if (!community) throw refuse.notFound('No community has this slug.')
      const found = await findPlanResponse(community, plan)
      if (!found) throw refuse.notFound('No plan of this community has this slug.')
      return { value: found }
    },
  }),
})
