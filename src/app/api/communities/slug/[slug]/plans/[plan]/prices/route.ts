import { listPricesOfPlan } from '@/contract/prices/operations'
import { publishedCommunityId } from '@/data/homes/lists'
import { planPrices } from '@/data/prices/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listPricesOfPlan, {
    handler: async ({ params: { slug = '', plan = '' } }) => {
      const community = await publishedCommunityId(slug)
      if (community === null) throw refuse.notFound('No community has this slug.')
      const prices = await planPrices(community, plan)
      if (prices === null) throw refuse.notFound('No plan of this community has this slug.')
      return { value: prices }
    },
  }),
})
