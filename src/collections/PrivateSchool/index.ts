import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { websiteField } from '@/fields/contact'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'

export const PrivateSchool: CollectionConfig = {
  slug: 'private-schools',
  labels: { singular: 'Private school', plural: 'Private schools' },
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'grades', 'tuitionRange'],
  },
  access: records,
  orderable: true,
  defaultSort: '_order',
  hooks: invalidateTags(() => [cacheTags.resources]),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'type', type: 'text', maxLength: 80 },
    { name: 'grades', type: 'text', maxLength: 40 },
    { name: 'tuitionRange', type: 'text', maxLength: 80 },
    websiteField(),
  ],
}
