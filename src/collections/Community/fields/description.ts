import type { Field } from 'payload'
import { uploadTable } from '@/fields/upload-table'

export const descriptionFields: Field[] = [
  {
    name: 'description',
    type: 'textarea',
    maxLength: 5000,
    admin: { rows: 8, description: 'For buyers. A blank line starts a new paragraph.' },
  },
  {
    name: 'images',
    label: 'Pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 24,
    admin: {
      description: 'The first picture appears on cards and at the top of the page.',
      components: uploadTable,
    },
  },
]
