import { listPlansOfCommunity } from '@/contract/homes/operations'
import { publishedCommunityId, readPlans } from '@/data/homes/lists'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listPlansOfCommunity, {
    handler: async ({ params: { slug = '' } }) => {
      const community = await publishedCommunityId(slug)
      if (community === null) throw refuse.notFound('No community has this slug.')
      return { value: await readPlans(community) }
    },
  }),
})
