import { cacheTags } from '@/config/cache-tags'
import { getBlogPost } from '@/contract/blog/operations'
import { articleBySlug } from '@/data/blog/queries'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getBlogPost, {
    // The text can link to documents of every collection.
    tags: ({ slug = '' }) => [
      cacheTags.blogPost(slug),
      cacheTags.blog,
      cacheTags.resources,
      cacheTags.communities,
      cacheTags.builders,
    ],
    answer: async ({ params: { slug = '' } }) => {
      const article = await articleBySlug(slug)
      if (!article) throw refuse.notFound('No article has this slug.')
      return { value: article }
    },
  }),
})
