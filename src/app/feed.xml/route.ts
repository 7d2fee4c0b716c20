import { blogQuery } from '@/contract/blog/blog-query'
import { operation, readErrors } from '@/contract/operation'
import { listBlogPosts } from '@/data/blog/list'
import { siteInfo } from '@/data/site/queries'
import { rowDates } from '@/data/site/sitemap'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { atomFeed } from './atom'

/** Declared like the read operations of the API to reuse their caching, but not part of `/api`. */
const feed = operation({
  id: 'feed',
  method: 'GET',
  isCached: true,
  path: '/feed.xml',
  tag: 'Articles',
  summary: 'The newest articles as an Atom feed',
  response: {
    status: 200,
    description: 'The feed.',
    type: 'application/atom+xml; charset=utf-8',
  },
  errors: readErrors,
  example: {},
})

const newest = blogQuery.parse({ limit: '20' })

/** The newest published articles. Articles without a date are left out. */
async function newestArticles() {
  const { items } = await listBlogPosts(newest)
  const ids = items.map(({ id }) => id)
  const changed = await rowDates('blog_posts', ids)
  return items.flatMap(({ publishedAt, ...article }) =>
    publishedAt === undefined
      ? []
      : [{ ...article, publishedAt, updatedAt: changed.get(article.id)?.updatedAt ?? publishedAt }],
  )
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(feed, {
    handler: async () => {
      const [articles, site] = await Promise.all([newestArticles(), siteInfo()])
      return { value: atomFeed(articles, site) }
    },
  }),
})
