import type { Field } from 'payload'
import { titleCell } from '@/fields/cells'

export const nameFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        index: true,
        maxLength: 120,
        admin: { width: '50%', components: { Cell: titleCell('images') } },
      },
      {
        name: 'builders',
        type: 'relationship',
        relationTo: 'builders',
        hasMany: true,
        admin: { width: '50%', description: 'Their profiles list this community.' },
      },
    ],
  },
]
