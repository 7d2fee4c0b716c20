import type { ArrayField, Field } from 'payload'

const schools = (name: string, label: string): ArrayField => ({
  name,
  label,
  type: 'array',
  maxRows: 8,
  labels: { singular: 'School', plural: 'Schools' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, admin: { width: '50%' } },
        { name: 'rating', type: 'text', admin: { width: '25%', placeholder: 'A-' } },
        { name: 'distance', type: 'text', admin: { width: '25%', placeholder: '1.8 mi' } },
      ],
    },
  ],
})

export const schoolFields: Field[] = [
  { name: 'schoolDistrict', label: 'School district', type: 'text', index: true, maxLength: 120 },
  {
    name: 'schools',
    type: 'group',
    fields: [
      schools('elementary', 'Elementary'),
      schools('middle', 'Middle'),
      schools('high', 'High'),
      schools('private', 'Private'),
    ],
  },
]
