import { getStats } from '@/contract/operations/site'
import { siteStats } from '@/data/stats'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getStats, {
    tags: () => [cacheTags.communities, cacheTags.builders],
    answer: async () => ({ value: await siteStats() }),
  }),
})
