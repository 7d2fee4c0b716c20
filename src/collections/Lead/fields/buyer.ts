import type { Field } from 'payload'
import { denyAll } from '@/access/deny-all'
import { interests, leadAnswers, leadSources, recipientKinds } from '@/domain/enums'
import { onceFilled } from '@/fields/once-filled'
import { selectOptions } from '@/fields/select-options'

/** The buyer's input cannot be changed, neither in the form nor through the API. */
const sent = { access: { update: denyAll } } as const
/** Shown by the panel `contact`. */
const inPanel = { hidden: true } as const
const half = { readOnly: true, width: '50%' } as const

/** The buyer's contact details and message, as entered. */
export const buyerFields: Field[] = [
  {
    name: 'contact',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@/admin/leads/lead-contact#LeadContact' },
    },
  },
  { name: 'name', type: 'text', required: true, ...sent, admin: inPanel },
  { name: 'email', type: 'email', required: true, index: true, ...sent, admin: inPanel },
  { name: 'phone', type: 'text', required: true, ...sent, admin: inPanel },
  {
    name: 'subject',
    type: 'text',
    ...sent,
    admin: { readOnly: true, condition: onceFilled('subject') },
  },
  { name: 'message', type: 'textarea', required: true, ...sent, admin: { readOnly: true } },
  {
    type: 'row',
    fields: [
      {
        name: 'community',
        type: 'relationship',
        relationTo: 'communities',
        index: true,
        ...sent,
        admin: { ...half, condition: onceFilled('community') },
      },
      {
        name: 'builder',
        type: 'relationship',
        relationTo: 'builders',
        index: true,
        ...sent,
        admin: { ...half, condition: onceFilled('builder') },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'home',
        type: 'relationship',
        relationTo: 'homes',
        index: true,
        ...sent,
        admin: { ...half, condition: onceFilled('home') },
      },
      {
        name: 'plan',
        type: 'relationship',
        relationTo: 'floor-plans',
        index: true,
        ...sent,
        admin: { ...half, condition: onceFilled('plan') },
      },
    ],
  },
  {
    name: 'recipients',
    type: 'array',
    ...sent,
    admin: { hidden: true, disableListColumn: true },
    fields: [
      { name: 'kind', type: 'select', required: true, options: selectOptions(recipientKinds) },
      { name: 'builder', type: 'relationship', relationTo: 'builders' },
      // As the form named it.
      { name: 'name', type: 'text', required: true },
      // What the buyer said two days later, or since then.
      { name: 'answer', type: 'select', index: true, options: selectOptions(leadAnswers) },
    ],
  },
  // When the buyer was asked.
  {
    name: 'askedAt',
    type: 'date',
    ...sent,
    admin: { hidden: true, disableListColumn: true },
  },
  // The sentence beside the button of the form, as the buyer read it.
  { name: 'consent', type: 'textarea', ...sent, admin: { hidden: true, disableListColumn: true } },
  { name: 'firstName', type: 'text', ...sent, admin: { hidden: true } },
  { name: 'lastName', type: 'text', ...sent, admin: { hidden: true } },
]

/** The form that created the lead, and the additional fields of that form. */
export const originFields: Field[] = [
  {
    name: 'source',
    type: 'select',
    required: true,
    index: true,
    options: selectOptions(leadSources),
    ...sent,
    admin: {
      position: 'sidebar',
      readOnly: true,
      components: { Cell: '@/admin/cells/lead-source-cell#LeadSourceCell' },
    },
  },
  {
    name: 'interest',
    type: 'select',
    options: selectOptions(interests),
    ...sent,
    admin: { position: 'sidebar', readOnly: true, condition: onceFilled('interest') },
  },
  {
    name: 'type',
    type: 'text',
    ...sent,
    admin: inPanel,
  },
]
