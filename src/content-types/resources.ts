import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import { resourceCategories } from '@/domain/enums'
import type { Addressed, ContentType } from './content-type'

function resourcePath({ slug, category }: Addressed): string | null {
  const known = resourceCategories.find(({ value }) => value === category)
  return known ? paths.resource(known.value, slug) : null
}

export const resources = {
  slug: 'resources',
  labels: { singular: 'Resource', plural: 'Resources' },
  title: 'title',
  picture: { field: 'picture', isList: false },
  tag: cacheTags.resources,
  edits: [{ text: 'Guides and other resources' }],
  // An entry without text is only a link.
  page: {
    isOwn: true,
    path: resourcePath,
    hasCategory: true,
    needs: 'content',
  },
  isLinkable: true,
} as const satisfies ContentType
