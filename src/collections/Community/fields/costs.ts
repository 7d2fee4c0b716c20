import type { Field } from 'payload'
import { hoaPeriods, taxKinds } from '@/domain/enums'
import { validFigureYear } from '@/fields/figure-year'
import { selectOptions } from '@/fields/select-options'

/** Dollars per $100 of value with at most six decimals, as the appraisal districts state them. */
function validRate(value: unknown): true | string {
  if (typeof value === 'number' && value >= 0 && value <= 5) return true
  return 'Enter the rate in dollars per $100 of value, such as 1.1629.'
}

/** Taxing units may exempt up to 20% of a homestead (Texas Tax Code, Section 11.13(n)). */
function validExemptionPercent(value: unknown): true | string {
  if (value === null || value === undefined) return true
  if (typeof value === 'number' && value >= 0 && value <= 20) return true
  return 'Enter a percent from 0 to 20. The law allows no more; an amount goes in the next field.'
}

/** Costs of a home besides its price. Costs that the builder did not supply stay empty. */
export const costFields: Field[] = [
  {
    name: 'taxes',
    label: 'Property tax',
    type: 'array',
    maxRows: 8,
    labels: { singular: 'Tax part', plural: 'Tax parts' },
    admin: {
      components: { RowLabel: '@/admin/rows/tax-row-label#TaxRowLabel' },
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
            validate: validFigureYear,
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
      {
        type: 'row',
        fields: [
          {
            name: 'exemptionPercent',
            label: 'Homestead exemption (%)',
            type: 'number',
            validate: validExemptionPercent,
            admin: { width: '50%', step: 1, placeholder: '20' },
          },
          {
            name: 'exemptionAmount',
            label: 'Homestead exemption, at least ($)',
            type: 'number',
            min: 0,
            max: 1_000_000,
            admin: {
              width: '50%',
              step: 1000,
              placeholder: '5000',
              description:
                'What this unit grants itself. Every school district’s exemption by law is added from the site settings.',
            },
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
  {
    type: 'row',
    fields: [
      {
        name: 'landShare',
        label: 'Land’s share of the price (%)',
        type: 'number',
        min: 1,
        max: 99,
        admin: {
          width: '50%',
          step: 1,
          description:
            'A new home is taxed on its land alone in the first year. Empty: the share in the site settings.',
        },
      },
      {
        name: 'annualInsurance',
        label: 'Homeowners insurance ($ a year)',
        type: 'number',
        min: 0,
        max: 100_000,
        admin: {
          width: '50%',
          step: 50,
          description: 'Only if the builder quotes it. Empty: the rate in the site settings.',
        },
      },
    ],
  },
]
