import type { ArrayField, Field, TextField } from 'payload'
import { weekdays } from '@/domain/enums'
import { emailField, phoneField } from '@/fields/contact'
import { selectOptions } from '@/fields/select-options'
import { lenderRate, offerParts } from './offer-parts'

/** A time of day, `09:30`, in Central Time. */
const time = (name: string, label: string, placeholder: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: (value: unknown) =>
    /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || 'Enter a time such as 09:30 or 18:00.',
  admin: { width: '50%', placeholder },
})

function validDay(value: unknown, { siblingData }: { siblingData: unknown }): true | string {
  const { startsOn } = siblingData as { startsOn?: string | null }
  if (!value || !startsOn || String(value) >= startsOn) return true
  return 'The end is before the start.'
}

/** Who answers buyers, and when. */
export const officeFields: Field[] = [
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
  {
    name: 'officeHours',
    label: 'Sales office hours',
    type: 'array',
    maxRows: 7,
    labels: { singular: 'Hours', plural: 'Hours' },
    admin: {
      components: { RowLabel: '@/admin/rows/hours-row-label#HoursRowLabel' },
      initCollapsed: true,
      description: 'Days without hours are shown as closed.',
    },
    fields: [
      {
        name: 'days',
        type: 'select',
        hasMany: true,
        required: true,
        options: selectOptions(weekdays),
      },
      { type: 'row', fields: [time('opens', 'Opens', '10:00'), time('closes', 'Closes', '18:00')] },
    ],
  },
]

/** What the builders offer for a limited time. */
export const incentivesField: ArrayField = {
  name: 'incentives',
  type: 'array',
  maxRows: 6,
  labels: { singular: 'Incentive', plural: 'Incentives' },
  admin: {
    components: { RowLabel: '@/admin/rows/incentive-row-label#IncentiveRowLabel' },
    initCollapsed: true,
    description: 'Shown from the first to the last day. The dashboard lists those about to end.',
  },
  fields: [
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { placeholder: '$10,000 toward closing costs' },
    },
    {
      name: 'terms',
      type: 'textarea',
      maxLength: 1000,
      admin: { rows: 2, description: 'What a buyer must do for it.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startsOn',
          label: 'First day',
          type: 'date',
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'endsOn',
          label: 'Last day',
          type: 'date',
          required: true,
          index: true,
          validate: (value: unknown, options: { siblingData: unknown }) =>
            value ? validDay(value, options) : 'Enter the last day.',
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    offerParts,
    lenderRate,
  ],
}
