import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { emailField, phoneField, websiteField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { textList } from '@/fields/text-list'
import { adminGroups } from '../groups'
import { expireTags } from '../hooks/invalidate-tags'

export const Realtor: CollectionConfig = {
  slug: 'realtors',
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'phone', 'updatedAt'],
  },
  access: records,
  orderable: true,
  defaultSort: '_order',
  hooks: expireTags(() => [cacheTags.resources]),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'bio', type: 'textarea', maxLength: 3000 },
    pictureField({ name: 'photo' }),
    phoneField(),
    emailField(),
    websiteField(),
    textList('specialties', 'Specialties'),
    textList('serviceAreas', 'Service areas'),
    textList('credentials', 'Credentials'),
  ],
}
