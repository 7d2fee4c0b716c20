import { listBlogPosts as operation } from '@/contract/operations/blog'
import { listBlogPosts } from '@/data/blog/list'
import { staffOf } from '@/data/staff'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    tags: () => [cacheTags.blog],
    staffDiffers: true,
    answer: async ({ query, headers }) => {
      const draftsAsked = !query.isPublished && (await staffOf(headers)) !== null
      const { items, total } = await listBlogPosts(query, draftsAsked ? 'draft' : 'published')
      return { value: items, total }
    },
  }),
})
