import type { CollectionConfig } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { helpfulArticleCategories } from '@/domain/enums'
import { titleCell } from '@/fields/cells'
import { featuredField } from '@/fields/featured'
import { pictureField } from '@/fields/picture'
import { readMinutesField } from '@/fields/read-minutes'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { expireTags } from '../hooks/invalidate-tags'
import { publicationDate } from '../publication-date'
import { publishable } from '../publishable'

export const HelpfulArticle: CollectionConfig = {
  slug: 'helpful-articles',
  admin: {
    group: adminGroups.editorial,
    components: publishable.components,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'publishDate', '_status'],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...expireTags(() => [cacheTags.resources]),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { components: { Cell: titleCell('picture') } },
    },
    { name: 'excerpt', type: 'textarea', required: true, maxLength: 400 },
    pictureField(),
    { name: 'content', type: 'richText', required: true },
    slug('title'),
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(helpfulArticleCategories),
      admin: { position: 'sidebar' },
    },
    { name: 'author', type: 'text', maxLength: 120, admin: { position: 'sidebar' } },
    publicationDate({
      name: 'publishDate',
      admin: {
        position: 'sidebar',
        components: { Cell: '@/admin/cells/day-cell#DayCell' },
        description: 'The date shown on the site. Leave blank to use the day of publication.',
      },
    }),
    readMinutesField,
    featuredField,
    ...publishable.fields,
  ],
}
