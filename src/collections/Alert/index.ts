import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { listView } from '@/content-types/list-view'
import { alertChanges, alertFrequencies, alertStatuses, alertTargets } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'

const sidebar = { position: 'sidebar', readOnly: true } as const
const moment = { ...sidebar, date: { pickerAppearance: 'dayAndTime' } } as const

/**
 * What a reader wants to be told of by email: changes of a listing, of the listings of a builder, or
 * of homes that a search finds. Readers set, confirm, pause and stop alerts themselves; staff can
 * only see and delete them.
 */
export const Alert: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'Email alert', plural: 'Email alerts' },
  ...listView({
    filters: ['email', 'title', 'target', 'frequency', 'status', 'createdAt'],
    savedBy: 'editors',
    count: 'all',
  }),
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'title',
    defaultColumns: ['title', 'email', 'frequency', 'status', 'createdAt'],
    listSearchableFields: ['title', 'email'],
    description: 'What readers are told of by email. They set and stop alerts themselves.',
  },
  access: { read: editors, create: denyAll, update: denyAll, delete: editors },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'title', label: 'About', type: 'text', required: true, maxLength: 200 },
    { name: 'email', type: 'email', required: true, index: true },
    {
      name: 'changes',
      type: 'select',
      hasMany: true,
      required: true,
      options: selectOptions(alertChanges),
    },
    {
      name: 'search',
      type: 'text',
      admin: { condition: ({ target }) => target === 'search' },
    },
    {
      name: 'target',
      type: 'select',
      required: true,
      options: selectOptions(alertTargets),
      admin: sidebar,
    },
    {
      name: 'frequency',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(alertFrequencies),
      admin: sidebar,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(alertStatuses),
      admin: sidebar,
    },
    { name: 'pausedUntil', type: 'date', admin: moment },
    { name: 'confirmedAt', label: 'Confirmed', type: 'date', admin: moment },
    // The id of the listing or builder. It has no reference: an alert outlives what it is about.
    { name: 'documentId', type: 'number', index: true, admin: { hidden: true } },
    // Changes before this time are not told.
    { name: 'since', type: 'date', admin: { hidden: true } },
  ],
}
