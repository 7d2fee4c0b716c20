import { operation, readErrors } from '@/contract/operation'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { writeSitemap } from './write-sitemap'

/** Declared like the read operations of the API to reuse their caching, but not part of `/api`. */
const sitemap = operation({
  id: 'sitemap',
  method: 'GET',
  isCached: true,
  path: '/sitemap.xml',
  tag: 'Site',
  summary: 'Every public page, or an index of the files that list them',
  response: { status: 200, description: 'The sitemap.', type: 'application/xml; charset=utf-8' },
  errors: readErrors,
  example: {},
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(sitemap, { handler: async () => ({ value: await writeSitemap() }) }),
})
