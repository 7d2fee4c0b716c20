import type { Field } from 'payload'
import { mustBeListed } from '../../listing-options/must-be-listed'

export const featureFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'homeTypes',
        label: 'Home types',
        type: 'text',
        hasMany: true,
        validate: mustBeListed('home-types', 'value'),
        admin: {
          width: '50%',
          components: { Field: '@/admin/options/option-fields#HomeTypesField' },
        },
      },
      {
        name: 'amenities',
        type: 'text',
        hasMany: true,
        validate: mustBeListed('amenities', 'value'),
        admin: {
          width: '50%',
          description: 'The first two or three are shown on cards.',
          components: { Field: '@/admin/options/option-fields#AmenitiesField' },
        },
      },
    ],
  },
]
