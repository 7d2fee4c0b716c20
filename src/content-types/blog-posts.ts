import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const blogPosts = {
  slug: 'blog-posts',
  labels: { singular: 'Article', plural: 'Articles' },
  title: 'title',
  picture: { field: 'featuredImage', isList: false },
  tag: cacheTags.blog,
  edits: [{ text: 'Blog news, market reports and spotlights' }],
  page: { isOwn: true, path: ({ slug }) => paths.blogPost(slug), list: paths.blog },
  isLinkable: true,
} as const satisfies ContentType
