import type { CollectionConfig } from 'payload'
import { admins } from '@/access/admins'
import { cacheTags } from '@/config/cache-tags'
import { listView } from '@/content-types/list-view'
import { pages } from '@/content-types/pages'
import { searchEngines } from '@/fields/search-engines'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publishable } from '../publishable'

/** The texts of one static page: heading, introduction, body and notice. */
export const Page: CollectionConfig = {
  slug: pages.slug,
  labels: pages.labels,
  ...listView({
    savedBy: 'staff',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: pages.title,
    components: publishable.components,
    ...preview('pages'),
    defaultColumns: ['title', 'slug', 'updatedAt', '_status'],
    description: 'The headings, introductions and notices of the site’s pages.',
  },
  access: { ...publishable.access, delete: admins },
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: 'title',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags((doc) => [cacheTags.page(String(doc.slug))]),
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    {
      name: 'kicker',
      type: 'text',
      maxLength: 80,
      admin: { description: 'Small text above the heading, such as “Coming soon”.' },
    },
    { name: 'intro', type: 'textarea', maxLength: 600 },
    { name: 'content', type: 'richText' },
    {
      name: 'notice',
      type: 'textarea',
      maxLength: 1200,
      admin: { description: 'A notice or disclaimer at the bottom of the page.' },
    },
    {
      name: 'slug',
      label: 'Page',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'The page that shows these texts. It can’t be changed.',
      },
      access: { update: ({ req }) => admins({ req }) },
    },
    searchEngines(),
    ...publishable.fields,
  ],
}
