import type { Field, NumberField } from 'payload'
import { emailField, phoneField } from '@/fields/contact'

const price = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 50_000_000,
  index: true,
  admin: {
    width: '50%',
    description,
    step: 1000,
    components: { Cell: '@/admin/cells/price-cell#PriceCell' },
  },
})

const count = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100_000,
  defaultValue: 0,
  admin: { width: '50%', step: 1 },
})

export const salesFields: Field[] = [
  {
    type: 'row',
    fields: [
      price('startPrice', 'Starting price (USD)', 'If empty, the site shows “Call for pricing”.'),
      {
        ...price('endPrice', 'Highest price (USD)', 'Optional.'),
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
          const start = (siblingData as { startPrice?: number | null }).startPrice
          if (typeof value !== 'number' || typeof start !== 'number') return true
          return value >= start || 'The highest price is below the starting price'
        },
      } as NumberField,
    ],
  },
  {
    type: 'row',
    fields: [count('homesAvailable', 'Homes available'), count('floorPlans', 'Floor plans')],
  },
  {
    type: 'row',
    fields: [
      phoneField({
        name: 'hoaPhone',
        label: 'Sales phone',
        admin: { width: '50%', description: 'The page’s call button uses this number.' },
      }),
      { name: 'hoaContact', label: 'Sales contact', type: 'text', admin: { width: '50%' } },
    ],
  },
  emailField({
    name: 'contactEmail',
    label: 'Email for tour requests',
    admin: {
      description:
        'Not shown on the site. If empty, tour requests are sent to the builder, or to the publisher.',
    },
  }),
]
