import type { MetadataRoute } from 'next'
import { adminPaths } from '@/config/admin-paths'
import { env } from '@/config/env'
import { paths } from '@/config/paths'

/** Rendered per request, because the public URL is not known at build time. */
export const dynamic = 'force-dynamic'

/**
 * Disallows the admin panel and the API. The API reference and the calendars are allowed, because
 * calendar services check robots.txt before they subscribe.
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
      disallow: [
        adminPaths.home,
        '/cms/',
        '/internal/',
        '/api/',
        paths.search,
        // Every choice of listings is an address. The pages without one are `noindex`.
        `${paths.shortlist}?`,
        `${paths.compare}?`,
      ],
    },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  }
}
