import { mapHomes as operation } from '@/contract/homes/operations'
import { homePins } from '@/data/homes/pins'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query }) => ({ value: await homePins(query) }),
  }),
})
