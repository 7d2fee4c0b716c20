import type { CollectionConfig } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { blogPosts } from '@/content-types/blog-posts'
import { listView } from '@/content-types/list-view'
import { blogCategories } from '@/domain/enums'
import { titleCell } from '@/fields/cells'
import { formTabs } from '@/fields/form-tabs'
import { pictureField } from '@/fields/picture'
import { searchEngines } from '@/fields/search-engines'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publicationDate } from '../publication-date'
import { publishable } from '../publishable'

/** An article: news, market reports, spotlights and buyer's guides. */
export const BlogPost: CollectionConfig = {
  slug: blogPosts.slug,
  labels: blogPosts.labels,
  ...listView({
    filters: ['title', 'category', 'tags', 'author', 'publishedAt'],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: blogPosts.title,
    components: publishable.components,
    ...preview('blog-posts'),
    defaultColumns: ['title', 'category', 'author', 'publishedAt', 'updatedAt', '_status'],
    listSearchableFields: ['title', 'excerpt', 'slug'],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: '-publishedAt',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags((doc) => [cacheTags.blog, cacheTags.blogPost(String(doc.slug))]),
  },
  fields: [
    formTabs({
      Text: [
        {
          name: 'title',
          type: 'text',
          required: true,
          index: true,
          maxLength: 160,
          admin: { components: { Cell: titleCell('featuredImage') } },
        },
        {
          name: 'excerpt',
          type: 'textarea',
          required: true,
          maxLength: 400,
          admin: { description: 'One or two sentences, shown under the title and on cards.' },
        },
        { name: 'content', type: 'richText', required: true },
        slug('title'),
      ],
      'Picture and search engines': [
        pictureField({ name: 'featuredImage' }),
        searchEngines({
          name: 'description',
          type: 'textarea',
          maxLength: 400,
          admin: { description: 'Leave blank to use the excerpt.' },
        }),
      ],
    }),
    {
      name: 'category',
      type: 'select',
      index: true,
      options: selectOptions(blogCategories),
      admin: { position: 'sidebar', description: 'If empty, the site shows “Article”.' },
    },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'author',
      type: 'text',
      maxLength: 120,
      defaultValue: ({ user }: { user?: { name?: string } | null }) => user?.name,
      admin: { position: 'sidebar' },
    },
    publicationDate({
      name: 'publishedAt',
      label: 'Published',
      admin: {
        position: 'sidebar',
        components: { Cell: '@/admin/cells/day-cell#DayCell' },
        date: { pickerAppearance: 'dayAndTime' },
        description: 'The date shown on the site. Leave blank to use the time of publication.',
      },
    }),
    ...publishable.fields,
  ],
}
