import { cacheTags } from '@/config/cache-tags'
import { getStats } from '@/contract/site/operations'
import { siteStats } from '@/data/site/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getStats, {
    tags: () => [cacheTags.communities, cacheTags.builders],
    answer: async () => ({ value: await siteStats() }),
  }),
})
