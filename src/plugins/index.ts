import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Plugin } from 'payload'
import { records } from '@/access/records'
import { adminGroups } from '@/collections/groups'
import { expireTags } from '@/collections/hooks/expire-tags'
import { cacheTags } from '@/lib/cache-tags'
import { audit } from './audit'
import { lists } from './lists'
import { savedFilters } from './saved-filters'

const SITE_NAME = 'San Antonio New Home Guide'

export const plugins: Plugin[] = [
  redirectsPlugin({
    collections: ['communities', 'builders', 'blog-posts', 'resources'],
    redirectTypes: ['301', '308', '302', '307'],
    overrides: {
      admin: { group: adminGroups.site, defaultColumns: ['from', 'type', 'updatedAt'] },
      access: records,
      hooks: expireTags(() => [cacheTags.redirects]),
    },
  }),
  seoPlugin({
    collections: ['communities', 'builders', 'blog-posts', 'events', 'resources', 'pages'],
    uploadsCollection: 'media',
    generateTitle: ({ doc }: { doc: { name?: string; title?: string } }) =>
      `${doc.name ?? doc.title ?? ''} | ${SITE_NAME}`,
    generateDescription: ({ doc }: { doc: { excerpt?: string; description?: string } }) =>
      (doc.excerpt ?? doc.description ?? '').slice(0, 155),
  }),
  lists,
  savedFilters,
  audit,
]
