import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { listView } from '@/content-types/list-view'
import { emailField, phoneField, websiteField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { textList } from '@/fields/text-list'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'

export const ServiceProvider: CollectionConfig = {
  slug: 'service-providers',
  labels: { singular: 'Service provider', plural: 'Service providers' },
  ...listView({
    filters: ['name', 'kind', 'services', 'phone', 'email', 'address', 'updatedAt'],
    savedBy: 'staff',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'phone', 'updatedAt'],
  },
  access: records,
  orderable: true,
  defaultSort: '_order',
  hooks: invalidateTags(() => [cacheTags.resources]),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'kind', label: 'Description', type: 'text', maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 2000 },
    pictureField({ name: 'logo' }),
    textList('services', 'Services'),
    phoneField(),
    emailField(),
    websiteField(),
    { name: 'address', type: 'text', maxLength: 240 },
    {
      name: 'offer',
      label: 'Special offer',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', maxLength: 120 },
        { name: 'text', type: 'textarea', maxLength: 600 },
      ],
    },
  ],
}
