import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { listView } from '@/content-types/list-view'
import { emailField, isWebAddress, phoneField, websiteField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { textList } from '@/fields/text-list'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'

export const Realtor: CollectionConfig = {
  slug: 'realtors',
  ...listView({
    filters: ['name', 'title', 'phone', 'email', 'specialties', 'serviceAreas', 'updatedAt'],
    savedBy: 'staff',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'phone', 'updatedAt'],
  },
  access: records,
  orderable: true,
  defaultSort: '_order',
  hooks: invalidateTags(() => [cacheTags.resources]),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'title', type: 'text', maxLength: 120 },
    {
      name: 'brokerage',
      type: 'text',
      maxLength: 120,
      // Not `required`: profiles from before have none until they are edited.
      validate: (value: unknown) =>
        (typeof value === 'string' && value.trim() !== '') || 'Enter the name of the brokerage.',
      admin: {
        description: 'Texas requires it in a license holder’s advertising (22 TAC 535.155).',
      },
    },
    {
      name: 'brokerageNotice',
      label: 'Information About Brokerage Services (URL)',
      type: 'text',
      validate: (value: unknown) =>
        isWebAddress(value) || 'Enter the full URL of the notice, including https://',
      admin: {
        placeholder: 'https://…',
        description: 'The notice of the Texas Real Estate Commission on the brokerage’s website.',
      },
    },
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
