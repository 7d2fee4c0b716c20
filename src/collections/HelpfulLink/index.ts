import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { helpfulLinkCategories } from '@/domain/options'
import { featuredField } from '@/fields/featured'
import { linkField } from '@/fields/link'
import { selectOptions } from '@/fields/options'
import { orderField } from '@/fields/order'
import { cacheTags } from '@/lib/cache-tags'
import { adminGroups } from '../groups'
import { expireTags } from '../hooks/expire-tags'

export const HelpfulLink: CollectionConfig = {
  slug: 'helpful-links',
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'url', 'isFeatured'],
  },
  access: records,
  defaultSort: 'order',
  hooks: expireTags(() => [cacheTags.resources]),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 400 },
    linkField({ name: 'url', label: 'Address', required: true }),
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(helpfulLinkCategories),
      admin: { position: 'sidebar' },
    },
    featuredField,
    orderField,
  ],
}
