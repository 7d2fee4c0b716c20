import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { websiteField } from '@/fields/contact'
import { orderField } from '@/fields/order'
import { textList } from '@/fields/text-list'
import { adminGroups } from '../groups'
import { expireTags } from '../hooks/invalidate-tags'

export const SchoolDistrict: CollectionConfig = {
  slug: 'school-districts',
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'rating', 'enrollment', 'updatedAt'],
  },
  access: records,
  defaultSort: 'order',
  hooks: expireTags(() => [cacheTags.resources]),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'rating', type: 'text', maxLength: 80 },
    { name: 'enrollment', type: 'text', maxLength: 80 },
    textList('highlights', 'Highlights'),
    websiteField(),
    orderField,
  ],
}
