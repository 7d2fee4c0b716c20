import type { Field, NumberField } from 'payload'
import { communityStatuses } from '@/domain/enums'
import { buildTimeField } from '@/fields/build-time'
import { priceField } from '@/fields/price'
import { selectOptions } from '@/fields/select-options'

const count = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100_000,
  defaultValue: 0,
  admin: { width: '50%', step: 1 },
})

/** A duplicate has not been verified. */
const clear = () => null

export const salesFields: Field[] = [
  {
    type: 'row',
    fields: [
      priceField('startPrice', 'Starting price (USD)', 'Leave blank to show “Call for pricing”.'),
      {
        ...priceField('endPrice', 'Highest price (USD)', 'Optional.'),
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
    fields: [
      {
        name: 'status',
        label: 'Availability',
        type: 'select',
        // Payload's generated enum name would conflict with that of the `_status` field.
        enumName: 'enum_community_availability',
        required: true,
        defaultValue: 'available',
        index: true,
        options: selectOptions(communityStatuses),
        admin: {
          width: '50%',
          components: { Cell: '@/admin/cells/availability-cell#AvailabilityCell' },
        },
      },
      {
        name: 'verifiedAt',
        label: 'Last verified',
        type: 'date',
        index: true,
        hooks: { beforeDuplicate: [clear] },
        admin: {
          width: '50%',
          components: { Cell: '@/admin/cells/verified-cell#VerifiedCell' },
          description: 'When the builder last confirmed price and availability.',
        },
      },
    ],
  },
]

/** What the builder says of its plans and homes. */
export const countFields: Field[] = [
  {
    type: 'row',
    fields: [count('homesAvailable', 'Homes available'), count('floorPlans', 'Floor plans')],
  },
  buildTimeField,
]
