import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { leavingWays } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'

/**
 * The log of ended subscriptions, with time and channel, written only in the transaction of the
 * change. An entry contains the id of the subscription but not the address, so it may outlive the
 * subscription.
 */
export const NewsletterUnsubscription: CollectionConfig = {
  slug: 'newsletter-unsubscriptions',
  labels: { singular: 'Unsubscription', plural: 'Unsubscribe log' },
  admin: {
    group: adminGroups.leads,
    defaultColumns: ['createdAt', 'how', 'subscription', 'by'],
    description: 'When and how each subscription ended. Entries can’t be edited.',
  },
  access: { read: editors, create: denyAll, update: denyAll, delete: denyAll },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'how',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(leavingWays),
    },
    {
      name: 'subscription',
      label: 'Subscriber',
      type: 'relationship',
      relationTo: 'newsletter-subscriptions',
      index: true,
      maxDepth: 0,
      admin: { description: 'Empty after the subscriber is deleted.' },
    },
    {
      name: 'by',
      label: 'Staff member',
      type: 'relationship',
      relationTo: 'users',
      maxDepth: 0,
    },
  ],
}
