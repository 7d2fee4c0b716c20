import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { interests, leadSources, leadStatuses } from '@/domain/options'
import { selectOptions } from '@/fields/options'
import { quarantineFields } from '@/fields/quarantine'
import { adminGroups } from '../groups'
import { sendAgain } from './endpoints/send-again'
import { announce } from './hooks/announce'
import { deleteDeliveries } from './hooks/delete-deliveries'

/**
 * A buyer's enquiry: a tour request, a message to a builder or to the publisher. Leads are stored
 * by the contract alone; staff work them but never write one in a buyer's name.
 */
export const Lead: CollectionConfig = {
  slug: 'leads',
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', 'status', 'owner', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
    hidden: ({ user }) => user?.role === 'contributor',
    components: {
      edit: { beforeDocumentControls: ['@/admin/deliveries/send-again#SendAgain'] },
    },
  },
  access: { read: editors, create: () => false, update: editors, delete: editors },
  endpoints: [sendAgain],
  hooks: { afterChange: [announce], beforeDelete: [deleteDeliveries] },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, admin: { readOnly: true, width: '34%' } },
        {
          name: 'email',
          type: 'email',
          required: true,
          index: true,
          admin: { readOnly: true, width: '33%' },
        },
        { name: 'phone', type: 'text', required: true, admin: { readOnly: true, width: '33%' } },
      ],
    },
    { name: 'subject', type: 'text', admin: { readOnly: true } },
    { name: 'message', type: 'textarea', required: true, admin: { readOnly: true } },
    {
      type: 'row',
      fields: [
        {
          name: 'community',
          type: 'relationship',
          relationTo: 'communities',
          index: true,
          admin: { readOnly: true, width: '50%' },
        },
        {
          name: 'builder',
          type: 'relationship',
          relationTo: 'builders',
          index: true,
          admin: { readOnly: true, width: '50%' },
        },
      ],
    },
    {
      name: 'deliveries',
      label: 'Mail log',
      type: 'join',
      collection: 'deliveries',
      on: 'lead',
      defaultSort: '-createdAt',
      admin: { allowCreate: false, defaultColumns: ['subject', 'to', 'status', 'sentAt'] },
    },
    { name: 'notes', type: 'textarea', admin: { description: 'For staff; never sent.' } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: selectOptions(leadStatuses),
      admin: {
        position: 'sidebar',
        components: { Cell: '@/admin/cells/lead-status-cell#LeadStatusCell' },
      },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      admin: { position: 'sidebar', description: 'Who takes care of it.' },
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(leadSources),
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
      admin: { position: 'sidebar', readOnly: true },
    },
    { name: 'type', type: 'text', admin: { position: 'sidebar', readOnly: true } },
    { name: 'firstName', type: 'text', admin: { hidden: true } },
    { name: 'lastName', type: 'text', admin: { hidden: true } },
    ...quarantineFields,
    {
      name: 'idempotencyKey',
      type: 'text',
      unique: true,
      admin: { hidden: true },
      access: { update: () => false },
    },
    { name: 'bodyDigest', type: 'text', admin: { hidden: true }, access: { update: () => false } },
  ],
  timestamps: true,
}
