import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Plugin } from 'payload'
import { audit } from './audit'
import { redirects } from './redirects'
import { keepOldAddresses } from './redirects/keep-old-addresses'

const SITE_NAME = 'San Antonio New Home Guide'

export const plugins: Plugin[] = [
  redirects,
  keepOldAddresses,
  seoPlugin({
    collections: ['communities', 'builders', 'blog-posts', 'events', 'resources', 'pages'],
    uploadsCollection: 'media',
    generateTitle: ({ doc }: { doc: { name?: string; title?: string } }) =>
      `${doc.name ?? doc.title ?? ''} | ${SITE_NAME}`,
    generateDescription: ({ doc }: { doc: { excerpt?: string; description?: string } }) =>
      (doc.excerpt ?? doc.description ?? '').slice(0, 155),
  }),
  audit,
]
