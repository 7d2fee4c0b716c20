import { operation, readErrors } from '@/contract/operation'
import { listIssues } from '@/data/newsletter/issues'
import { siteInfo } from '@/data/site/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { issuesFeed } from './atom'

/** Declared like the read operations of the API to reuse their caching, but not part of `/api`. */
const feed = operation({
  id: 'newsletterFeed',
  method: 'GET',
  isCached: true,
  path: '/newsletter/feed.xml',
  tag: 'Newsletter',
  summary: 'The newest issues of the newsletter as an Atom feed',
  response: {
    status: 200,
    description: 'The feed.',
    type: 'application/atom+xml; charset=utf-8',
  },
  errors: readErrors,
  example: {},
})

const LIMIT = 20

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(feed, {
    handler: async () => {
      const [issues, site] = await Promise.all([listIssues(LIMIT), siteInfo()])
      return { value: issuesFeed(issues, site) }
    },
  }),
})
