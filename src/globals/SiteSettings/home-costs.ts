import type { Field, GroupField, NumberField, TextField } from 'payload'
import { counties } from '@/domain/enums'
import { defaultAssumptions } from '@/domain/mortgage/cost-assumptions'
import { validFigureYear } from '@/fields/figure-year'
import { selectOptions } from '@/fields/select-options'

const { landShare, rateSource, schoolExemption, insurance } = defaultAssumptions

const year: NumberField = {
  name: 'year',
  type: 'number',
  required: true,
  validate: validFigureYear,
  admin: { width: '25%', step: 1 },
}

const source: TextField = {
  name: 'source',
  type: 'text',
  required: true,
  maxLength: 160,
  admin: { width: '50%' },
}

const rate: NumberField = {
  name: 'rate',
  label: 'A year per $1,000 of the dwelling ($)',
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  admin: { width: '25%', step: 0.01 },
}

const schoolExemptionFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'amount',
        label: 'Amount ($)',
        type: 'number',
        required: true,
        defaultValue: schoolExemption.amount,
        min: 0,
        max: 10_000_000,
        admin: { width: '25%', step: 1000 },
      },
      { ...year, defaultValue: schoolExemption.year },
      { ...source, defaultValue: schoolExemption.source },
    ],
  },
]

const estimateYear: NumberField = {
  name: 'year',
  type: 'number',
  validate: (value: unknown) =>
    value === null || value === undefined ? true : validFigureYear(value),
  admin: { width: '25%', step: 1, description: 'Empty for an estimate of your own.' },
}

const insuranceFields: Field[] = [
  {
    type: 'row',
    fields: [
      { ...rate, defaultValue: insurance.rate },
      estimateYear,
      { ...source, defaultValue: insurance.source },
    ],
  },
]

/** What the monthly cost of a home assumes where its community states nothing. */
export const homeCosts: GroupField = {
  name: 'homeCosts',
  label: 'Costs of a home',
  type: 'group',
  admin: {
    description:
      'Buyers see each figure with its year and source. The loan is that of the calculator above.',
  },
  fields: [
    {
      name: 'landShare',
      label: 'Land’s share of the price (%)',
      type: 'number',
      required: true,
      defaultValue: landShare,
      min: 1,
      max: 99,
      admin: {
        width: '25%',
        step: 1,
        description:
          'Shown as an estimate. In the first year a new home is taxed on its land alone.',
      },
    },
    {
      name: 'rateSource',
      label: 'Interest rate',
      type: 'group',
      admin: {
        description:
          'Where the rate of the calculator comes from. Builders’ offers are compared with it.',
      },
      fields: [
        { type: 'row', fields: [estimateYear, { ...source, defaultValue: rateSource.source }] },
      ],
    },
    {
      name: 'schoolExemption',
      label: 'Homestead exemption of school districts',
      type: 'group',
      fields: schoolExemptionFields,
    },
    {
      name: 'insurance',
      label: 'Homeowners insurance',
      type: 'group',
      fields: insuranceFields,
    },
    {
      name: 'countyInsurance',
      label: 'Homeowners insurance by county',
      type: 'array',
      maxRows: counties.length,
      labels: { singular: 'County', plural: 'Counties' },
      admin: { initCollapsed: true, description: 'Where the rate of a county is known.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'county',
              type: 'select',
              enumName: 'insurance_county',
              required: true,
              options: selectOptions(counties),
              admin: { width: '25%' },
            },
            rate,
            { ...year, admin: { width: '15%', step: 1 } },
            { ...source, admin: { width: '35%' } },
          ],
        },
      ],
    },
  ],
}
