import { listBlogPosts as operation } from '@/contract/blog/operations'
import { listBlogPosts } from '@/data/blog/list'
import { staffOf } from '@/data/staff/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    answer: async ({ query, headers }) => {
      const draftsAsked = !query.isPublished && (await staffOf(headers)) !== null
      const { items, total } = await listBlogPosts(query, draftsAsked ? 'draft' : 'published')
      return { value: items, total }
    },
  }),
})
