import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { listView } from '@/content-types/list-view'
import { hideJoined } from '@/domain/leads/duplicates'
import { quarantineFields } from '@/fields/quarantine'
import { adminGroups } from '../groups'
import { lockRows } from '../hooks/lock-rows'
import { sendAgain } from './endpoints/send-again'
import { buyerFields, originFields } from './fields/buyer'
import { joinFields, noteFields, progressFields, replyFields } from './fields/work'
import { deleteDeliveries } from './hooks/delete-deliveries'
import { notifyRecipient } from './hooks/notify-recipient'
import { updateLeadStatus } from './hooks/update-lead-status'

/**
 * A tour request, or a message to a builder or to the publisher. Only the site's API creates leads;
 * staff process them.
 */
export const Lead: CollectionConfig = {
  slug: 'leads',
  ...listView({
    filters: [
      'name',
      'email',
      'source',
      'community',
      'home',
      'builder',
      'interest',
      'status',
      'owner',
      'followUpOn',
      'quarantined',
      'createdAt',
    ],
    savedBy: 'editors',
    count: { needing: 'new' },
  }),
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', 'status', 'owner', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
    baseFilter: ({ req }) => hideJoined(req.query?.where),
    components: {
      edit: { beforeDocumentControls: ['@/admin/deliveries/resend-button#ResendButton'] },
      beforeListTable: ['@/admin/leads/inbox-head#InboxHead', '@/admin/leads/lead-bulk#LeadBulk'],
    },
  },
  access: { read: editors, create: denyAll, update: editors, delete: editors },
  endpoints: [sendAgain],
  hooks: {
    beforeOperation: [lockRows],
    beforeChange: [updateLeadStatus],
    afterChange: [notifyRecipient],
    beforeDelete: [deleteDeliveries],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'work',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/leads/status-panel#StatusPanel' },
      },
    },
    {
      name: 'duplicates',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/leads/duplicate-leads#DuplicateLeads' },
      },
    },
    {
      name: 'askedBefore',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/leads/previous-leads#PreviousLeads' },
      },
    },
    ...buyerFields,
    ...replyFields,
    ...noteFields,
    {
      name: 'deliveries',
      label: 'Email log',
      type: 'join',
      collection: 'deliveries',
      on: 'lead',
      defaultSort: '-createdAt',
      admin: { allowCreate: false, defaultColumns: ['subject', 'to', 'status', 'sentAt'] },
    },
    ...progressFields,
    ...joinFields,
    ...originFields,
    ...quarantineFields,
    {
      name: 'idempotencyKey',
      type: 'text',
      unique: true,
      admin: { hidden: true },
      access: { update: denyAll },
    },
    { name: 'bodyDigest', type: 'text', admin: { hidden: true }, access: { update: denyAll } },
    // Payload's own field, with the label that the staff use.
    {
      name: 'createdAt',
      label: 'Received',
      type: 'date',
      index: true,
      admin: {
        disableBulkEdit: true,
        hidden: true,
        components: { Cell: '@/admin/cells/received-cell#ReceivedCell' },
      },
    },
  ],
  timestamps: true,
}
