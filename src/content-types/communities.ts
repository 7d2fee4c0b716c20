import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const communities = {
  slug: 'communities',
  labels: { singular: 'Community', plural: 'Communities' },
  title: 'name',
  picture: { field: 'images', isList: true },
  tag: cacheTags.communities,
  edits: [{ text: 'A community: its pictures, prices, address, schools and who builds there' }],
  page: { isOwn: true, path: ({ slug }) => paths.community(slug), list: paths.communities },
  isLinkable: true,
} as const satisfies ContentType
