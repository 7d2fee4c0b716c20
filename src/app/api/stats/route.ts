import { getStats } from '@/contract/site/operations'
import { siteStats } from '@/data/site/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getStats, {
    handler: async () => ({ value: await siteStats() }),
  }),
})
