import type { Field } from 'payload'
import { counties } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

export const locationFields: Field[] = [
  {
    name: 'location',
    label: 'Address',
    type: 'text',
    required: true,
    maxLength: 240,
    admin: {
      placeholder: 'Upper Cibolo Rd, Boerne, Texas 78006',
      description: 'Street or intersection, city, state and ZIP code, separated by commas.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'city',
        type: 'text',
        required: true,
        index: true,
        maxLength: 80,
        admin: { width: '50%', placeholder: 'San Antonio' },
      },
      {
        name: 'county',
        type: 'select',
        required: true,
        index: true,
        options: selectOptions(counties),
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'latitude',
        type: 'number',
        min: -90,
        max: 90,
        admin: { width: '50%', placeholder: '29.4241' },
      },
      {
        name: 'longitude',
        type: 'number',
        min: -180,
        max: 180,
        admin: { width: '50%', placeholder: '-98.4936' },
      },
    ],
  },
]
