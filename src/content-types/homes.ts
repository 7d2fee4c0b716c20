import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const homes = {
  slug: 'homes',
  labels: { singular: 'Home', plural: 'Homes' },
  title: 'address',
  picture: { field: 'images', isList: true },
  tag: cacheTags.homes,
  edits: [],
  page: {
    isOwn: false,
    path: paths.singleHome,
    unindexed: { field: 'status', value: 'sold' },
  },
  isLinkable: false,
} as const satisfies ContentType
