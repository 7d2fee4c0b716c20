import type { Field } from 'payload'
import { amenities, homeTypes } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

export const listingFields: Field[] = [
  {
    name: 'description',
    type: 'textarea',
    maxLength: 5000,
    admin: {
      rows: 8,
      description: 'A description for buyers. A blank line starts a new paragraph.',
    },
  },
  {
    name: 'images',
    label: 'Pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 24,
    admin: { description: 'The first picture appears on cards and at the top of the page.' },
  },
  {
    name: 'builders',
    type: 'relationship',
    relationTo: 'builders',
    hasMany: true,
    admin: {
      description: 'The builders in this community. It appears on their profiles automatically.',
    },
  },
  {
    name: 'amenities',
    type: 'select',
    hasMany: true,
    options: selectOptions(amenities),
    admin: { description: 'The first two or three are shown on cards.' },
  },
  { name: 'homeTypes', type: 'select', hasMany: true, options: selectOptions(homeTypes) },
]
