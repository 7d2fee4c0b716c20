import { countPlans as operation } from '@/contract/homes/operations'
import { planFacets } from '@/data/homes/facets'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query }) => ({ value: await planFacets(query) }),
  }),
})
