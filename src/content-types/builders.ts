import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const builders = {
  slug: 'builders',
  labels: { singular: 'Builder', plural: 'Builders' },
  title: 'name',
  picture: { field: 'logo', isList: false },
  tag: cacheTags.builders,
  nameTag: cacheTags.builderNames,
  edits: [{ text: 'A builder’s profile and logo' }],
  page: { isOwn: true, path: ({ slug }) => paths.builder(slug), list: paths.builders },
  isLinkable: true,
} as const satisfies ContentType
