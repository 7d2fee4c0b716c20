import type { CollectionConfig } from 'payload'
import { listView } from '@/content-types/list-view'
import { resources } from '@/content-types/resources'
import { resourceCategories, resourceTypes } from '@/domain/enums'
import { titleCell } from '@/fields/cells'
import { featuredField } from '@/fields/featured'
import { linkField } from '@/fields/link'
import { pictureField } from '@/fields/picture'
import { readMinutesField } from '@/fields/read-minutes'
import { searchEngines } from '@/fields/search-engines'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publishable } from '../publishable'

/** A guide with text, or a link to another page or site. */
export const Resource: CollectionConfig = {
  slug: resources.slug,
  labels: resources.labels,
  ...listView({
    filters: ['title', 'type', 'category', 'author'],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: resources.title,
    components: publishable.components,
    ...preview('resources'),
    defaultColumns: ['title', 'category', 'type', 'isFeatured', '_status'],
    listSearchableFields: ['title', 'description', 'slug'],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  orderable: true,
  defaultSort: '_order',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags(() => [resources.tag]),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { components: { Cell: titleCell('picture') } },
    },
    { name: 'description', type: 'textarea', required: true, maxLength: 400 },
    {
      ...linkField(),
      admin: { description: 'Where the entry links when it has no text.' },
    },
    pictureField(),
    { name: 'content', type: 'richText' },
    slug('title'),
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(resourceCategories),
      admin: { position: 'sidebar' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(resourceTypes),
      admin: { position: 'sidebar' },
    },
    readMinutesField,
    featuredField,
    searchEngines(),
    ...publishable.fields,
  ],
}
