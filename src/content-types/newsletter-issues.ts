import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const newsletterIssues = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  title: 'title',
  picture: null,
  tag: cacheTags.newsletter,
  edits: [{ text: 'Newsletters to subscribers' }],
  page: {
    isOwn: true,
    path: ({ slug }) => paths.newsletterIssue(slug),
    list: paths.newsletterIssues,
  },
  isLinkable: false,
} as const satisfies ContentType
