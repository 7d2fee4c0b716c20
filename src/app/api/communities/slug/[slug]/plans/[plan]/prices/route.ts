import { listPricesOfPlan } from '@/contract/prices/operations'
import { planPrices } from '@/data/prices/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listPricesOfPlan, {
    answer: async ({ params: { slug = '', plan = '' } }) => {
      const prices = await planPrices(slug, plan)
      if (prices === null) throw refuse.notFound('No plan of this community has this slug.')
      return { value: prices }
    },
  }),
})
