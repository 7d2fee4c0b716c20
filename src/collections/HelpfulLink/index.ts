import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { helpfulLinkCategories } from '@/domain/enums'
import { featuredField } from '@/fields/featured'
import { linkField } from '@/fields/link'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'

export const HelpfulLink: CollectionConfig = {
  slug: 'helpful-links',
  labels: { singular: 'Helpful link', plural: 'Helpful links' },
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'url', 'isFeatured'],
  },
  access: records,
  orderable: true,
  defaultSort: '_order',
  hooks: invalidateTags(() => [cacheTags.resources]),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 400 },
    linkField({ name: 'url', label: 'URL', required: true }),
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(helpfulLinkCategories),
      admin: { position: 'sidebar' },
    },
    featuredField,
  ],
}
