import { listPricesOfHome } from '@/contract/prices/operations'
import { publishedCommunityId } from '@/data/homes/lists'
import { homePrices } from '@/data/prices/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listPricesOfHome, {
    answer: async ({ params: { slug = '', home = '' } }) => {
      const community = await publishedCommunityId(slug)
      if (community === null) throw refuse.notFound('No community has this slug.')
      const prices = await homePrices(community, home)
      if (prices === null) throw refuse.notFound('No home of this community has this slug.')
      return { value: prices }
    },
  }),
})
