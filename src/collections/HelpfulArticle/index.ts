import type { CollectionConfig } from 'payload'
import { helpfulArticles } from '@/content-types/helpful-articles'
import { listView } from '@/content-types/list-view'
import { helpfulArticleCategories } from '@/domain/enums'
import { titleCell } from '@/fields/cells'
import { featuredField } from '@/fields/featured'
import { formTabs } from '@/fields/form-tabs'
import { pictureField } from '@/fields/picture'
import { readMinutesField } from '@/fields/read-minutes'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { publicationDate } from '../publication-date'
import { publishable } from '../publishable'

export const HelpfulArticle: CollectionConfig = {
  slug: helpfulArticles.slug,
  labels: helpfulArticles.labels,
  ...listView({
    filters: ['title', 'category', 'author', 'publishDate', 'isFeatured'],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: helpfulArticles.title,
    components: publishable.components,
    defaultColumns: ['title', 'category', 'publishDate', '_status'],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags(() => [helpfulArticles.tag]),
  },
  fields: [
    formTabs({
      Text: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 160,
          admin: { components: { Cell: titleCell('picture') } },
        },
        { name: 'excerpt', type: 'textarea', required: true, maxLength: 400 },
        { name: 'content', type: 'richText', required: true },
        slug('title'),
      ],
      Picture: [pictureField()],
    }),
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
