import { writeSitemapPart } from '@/app/sitemap.xml/write-sitemap'
import { operation, readErrors } from '@/contract/operation'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

/** Declared like the read operations of the API to reuse their caching, but not part of `/api`. */
const sitemapPart = operation({
  id: 'sitemapPart',
  method: 'GET',
  isCached: true,
  path: '/sitemaps/{part}',
  tag: 'Site',
  summary: 'A file of the sitemap',
  response: { status: 200, description: 'The file.', type: 'application/xml; charset=utf-8' },
  errors: [404, ...readErrors],
  example: { parameters: { part: 'homes-1.xml' } },
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(sitemapPart, {
    handler: async ({ params: { part = '' } }) => {
      const value = await writeSitemapPart(part)
      if (value === null) throw refuse.notFound('The sitemap has no file with this name.')
      return { value }
    },
  }),
})
