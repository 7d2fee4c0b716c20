import type { Field } from 'payload'
import { hoaPeriods, taxKinds } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

const FIRST_YEAR = 2000

/** Dollars per $100 of value with at most six decimals, as the appraisal districts state them. */
function validRate(value: unknown): true | string {
  if (typeof value === 'number' && value >= 0 && value <= 5) return true
  return 'Enter the rate in dollars per $100 of value, such as 1.1629.'
}

function validYear(value: unknown): true | string {
  const latest = new Date().getFullYear() + 1
  if (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= FIRST_YEAR &&
    value <= latest
  )
    return true
  return `Enter a year from ${FIRST_YEAR} to ${latest}.`
}

/** What a home costs besides its price. What the builder did not supply stays empty. */
export const costFields: Field[] = [
  {
    name: 'taxes',
    label: 'Property tax',
    type: 'array',
    maxRows: 8,
    labels: { singular: 'Part', plural: 'Parts' },
    admin: {
      initCollapsed: true,
      description:
        'One part for each taxing unit. Buyers see each with its year and source; without a school and a county part the monthly cost is marked as incomplete.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            type: 'select',
            required: true,
            options: selectOptions(taxKinds),
            admin: { width: '50%' },
          },
          {
            name: 'name',
            type: 'text',
            required: true,
            maxLength: 120,
            admin: { width: '50%', placeholder: 'Boerne ISD' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'rate',
            label: 'Rate per $100',
            type: 'number',
            required: true,
            validate: validRate,
            admin: { width: '33%', step: 0.0001, placeholder: '1.1629' },
          },
          {
            name: 'year',
            type: 'number',
            required: true,
            validate: validYear,
            admin: { width: '33%', step: 1 },
          },
          {
            name: 'source',
            type: 'text',
            required: true,
            maxLength: 160,
            admin: { width: '33%', placeholder: 'Kendall Appraisal District' },
          },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'hoaFee',
        label: 'HOA fee (USD)',
        type: 'number',
        min: 0,
        max: 100_000,
        admin: {
          width: '50%',
          step: 1,
          description: 'Enter 0 if there is none. Empty: not supplied.',
        },
      },
      {
        name: 'hoaPeriod',
        label: 'HOA fee is paid',
        type: 'select',
        options: selectOptions(hoaPeriods),
        validate: (value: unknown, { siblingData }: { siblingData: { hoaFee?: number | null } }) =>
          siblingData.hoaFee && !value ? 'Choose how often the fee is paid.' : true,
        admin: { width: '50%' },
      },
    ],
  },
]
