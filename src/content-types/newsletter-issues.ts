import { cacheTags } from '@/config/cache-tags'
import type { ContentType } from './content-type'

export const newsletterIssues = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  title: 'title',
  picture: null,
  tag: cacheTags.newsletter,
  edits: [{ text: 'Newsletters to subscribers' }],
  page: null,
  isLinkable: false,
} as const satisfies ContentType
