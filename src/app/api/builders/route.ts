import { listBuilders as operation } from '@/contract/operations/builders'
import { listBuilders } from '@/data/builders/list'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    tags: () => [cacheTags.builders, cacheTags.communities],
    answer: async ({ query }) => {
      const { items, total } = await listBuilders(query)
      return { value: items, total }
    },
  }),
})
