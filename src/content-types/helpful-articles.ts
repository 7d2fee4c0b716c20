import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const helpfulArticles = {
  slug: 'helpful-articles',
  labels: { singular: 'Helpful article', plural: 'Helpful articles' },
  title: 'title',
  picture: { field: 'picture', isList: false },
  tag: cacheTags.resources,
  edits: [{ text: 'Short practical articles' }],
  page: {
    isOwn: true,
    path: ({ slug }) => paths.helpfulArticle(slug),
  },
  isLinkable: false,
} as const satisfies ContentType
