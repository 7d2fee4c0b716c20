import type { ArrayField, Field } from 'payload'
import { mustBeListed } from '../../listing-options/must-be-listed'

const schools = (name: string, label: string): ArrayField => ({
  name,
  label,
  type: 'array',
  maxRows: 8,
  labels: { singular: 'School', plural: 'Schools' },
  admin: {
    initCollapsed: true,
    width: '50%',
    components: { RowLabel: '@/admin/schools/school-row-label#SchoolRowLabel' },
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: {
        components: { Field: '@/admin/schools/school-name-field#SchoolNameField' },
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'rating', type: 'text', admin: { width: '50%', placeholder: 'A-' } },
        { name: 'distance', type: 'text', admin: { width: '50%', placeholder: '1.8 mi' } },
      ],
    },
  ],
})

export const schoolFields: Field[] = [
  {
    name: 'schoolDistrict',
    label: 'School district',
    type: 'text',
    index: true,
    maxLength: 120,
    validate: mustBeListed('school-districts', 'name'),
    admin: {
      description: 'Missing? Add it under School districts.',
      components: { Field: '@/admin/options/option-fields#DistrictField' },
    },
  },
  {
    name: 'schools',
    type: 'group',
    label: false,
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [schools('elementary', 'Elementary'), schools('middle', 'Middle')],
      },
      { type: 'row', fields: [schools('high', 'High'), schools('private', 'Private')] },
    ],
  },
  {
    name: 'ratingSource',
    label: 'Source and year of the ratings',
    type: 'text',
    maxLength: 120,
    admin: {
      placeholder: 'Texas Education Agency, 2025',
      description: 'Without it, the page shows no ratings.',
    },
  },
]
