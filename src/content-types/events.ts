import { cacheTags } from '@/config/cache-tags'
import type { ContentType } from './content-type'

export const events = {
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  title: 'title',
  picture: { field: 'picture', isList: false },
  tag: cacheTags.events,
  period: { start: 'eventDate', end: 'endDate' },
  edits: [{ text: 'Grand openings, open houses and tours' }],
  page: null,
  isLinkable: false,
} as const satisfies ContentType
