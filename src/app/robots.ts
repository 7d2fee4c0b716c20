import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

/** Made for every request: at build time the public address is not known. */
export const dynamic = 'force-dynamic'

/**
 * Everything but the back office and the calls of the contract. Of those the reference may be
 * read, and the calendars: services that subscribe for their users ask this file first.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/',
        '/api/docs',
        '/api/openapi.json',
        '/api/events.ics',
        '/api/events/*/calendar.ics',
      ],
      disallow: [paths.admin, '/cms/', '/internal/', '/api/', paths.search],
    },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  }
}
