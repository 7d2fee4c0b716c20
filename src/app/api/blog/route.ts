import { listBlogPosts as operation } from '@/contract/blog/operations'
import { listBlogPosts } from '@/data/blog/list'
import { findStaff } from '@/data/staff/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async ({ query, headers }) => {
      const draftsAsked = !query.isPublished && (await findStaff(headers)) !== null
      const { items, total } = await listBlogPosts(query, draftsAsked ? 'draft' : 'published')
      return { value: items, total }
    },
  }),
})
