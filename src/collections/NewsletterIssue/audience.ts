import type { GroupField } from 'payload'
import { interests, newsletterAreas, newsletterReaders } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

/** Who receives an issue. Without a choice of areas or interests, all are included. */
export const audience: GroupField = {
  name: 'audience',
  type: 'group',
  admin: {
    description: 'Without a choice, all subscribers receive the issue.',
  },
  fields: [
    {
      name: 'areas',
      type: 'select',
      hasMany: true,
      options: newsletterAreas.map((area) => ({ value: area, label: area })),
      admin: { description: 'Subscribers who chose no area receive it too.' },
    },
    { name: 'interests', type: 'select', hasMany: true, options: selectOptions(interests) },
    {
      name: 'readers',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: selectOptions(newsletterReaders),
    },
  ],
}
