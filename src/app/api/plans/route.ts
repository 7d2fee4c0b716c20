import { listPlans as operation } from '@/contract/homes/operations'
import { listPlans } from '@/data/homes/lists'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query }) => {
      const { items, total } = await listPlans(query)
      return { value: items, total }
    },
  }),
})
