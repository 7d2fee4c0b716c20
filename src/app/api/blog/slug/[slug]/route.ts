import { getBlogPost } from '@/contract/blog/operations'
import { articleBySlug } from '@/data/blog/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getBlogPost, {
    handler: async ({ params: { slug = '' } }) => {
      const article = await articleBySlug(slug)
      if (!article) throw refuse.notFound('No article has this slug.')
      return { value: article }
    },
  }),
})
