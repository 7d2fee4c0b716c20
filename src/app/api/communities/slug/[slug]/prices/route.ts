import { listPricesOfCommunity } from '@/contract/prices/operations'
import { publishedCommunityId } from '@/data/homes/lists'
import { readPrices } from '@/data/prices/history'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listPricesOfCommunity, {
    handler: async ({ params: { slug = '' } }) => {
      const community = await publishedCommunityId(slug)
      if (community === null) throw refuse.notFound('No community has this slug.')
      return { value: await readPrices('community', community) }
    },
  }),
})
