import { listPricesOfCommunity } from '@/contract/prices/operations'
import { communityPrices } from '@/data/prices/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listPricesOfCommunity, {
    answer: async ({ params: { slug = '' } }) => {
      const prices = await communityPrices(slug)
      if (prices === null) throw refuse.notFound('No community has this slug.')
      return { value: prices }
    },
  }),
})
