import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { listView } from '@/content-types/list-view'
import { interests, newsletterFrequencies, subscriptionStatuses } from '@/domain/enums'
import { quarantineFields } from '@/fields/quarantine'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { lockRows } from '../hooks/lock-rows'
import { consent } from './consent'
import { requestConfirmations } from './hooks/ask-to-confirm'
import { deleteEmails } from './hooks/delete-emails'
import { refuseSuppressed } from './hooks/refuse-suppressed'
import { stamp } from './hooks/stamp'
import { syncSuppressions } from './hooks/sync-suppressions'
import { unsubscribeToken } from './unsubscribe-token'

/** One subscription per person, independent of the case of the address. */
const lowerCase = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

/** A newsletter subscriber, with the recorded consent and the token to withdraw it. */
export const NewsletterSubscription: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  ...listView({
    filters: [
      'email',
      'name',
      'zipCode',
      'interest',
      'areasOfInterest',
      'isRealtor',
      'status',
      'consent.form',
      'unsubscribedAt',
      'quarantined',
      'createdAt',
    ],
    savedBy: 'editors',
    count: 'all',
  }),
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'email',
    defaultColumns: [
      'email',
      'name',
      'interest',
      'areasOfInterest',
      'isRealtor',
      'status',
      'createdAt',
    ],
    listSearchableFields: ['email', 'name'],
    components: {
      beforeListTable: ['@/admin/newsletter/subscriber-tools#SubscriberTools'],
    },
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [lockRows],
    beforeChange: [refuseSuppressed, stamp],
    afterChange: [syncSuppressions, requestConfirmations],
    beforeDelete: [deleteEmails],
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [lowerCase] },
    },
    { name: 'name', type: 'text' },
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', admin: { width: '50%' } },
        { name: 'lastName', type: 'text', admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'zipCode', label: 'ZIP code', type: 'text', admin: { width: '50%' } },
        { name: 'phoneNumber', type: 'text', admin: { width: '50%' } },
      ],
    },
    {
      name: 'isRealtor',
      label: 'Realtor',
      type: 'checkbox',
      index: true,
      admin: { components: { Cell: '@/admin/newsletter/realtor-cell#RealtorCell' } },
    },
    {
      name: 'areasOfInterest',
      type: 'text',
      hasMany: true,
      admin: { components: { Cell: '@/admin/newsletter/areas-cell#AreasCell' } },
    },
    { name: 'otherArea', type: 'text' },
    consent,
    {
      name: 'unsubscriptions',
      label: 'Unsubscribe log',
      type: 'join',
      collection: 'newsletter-unsubscriptions',
      on: 'subscription',
      defaultSort: '-createdAt',
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'how', 'by'] },
    },
    {
      name: 'interest',
      type: 'select',
      index: true,
      options: selectOptions(interests),
      admin: { position: 'sidebar' },
    },
    {
      name: 'frequency',
      type: 'select',
      defaultValue: 'every',
      options: selectOptions(newsletterFrequencies),
      admin: { position: 'sidebar', description: 'Empty means every issue.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'subscribed',
      index: true,
      options: selectOptions(subscriptionStatuses),
      admin: {
        position: 'sidebar',
        components: { Cell: '@/admin/newsletter/status-cell#StatusCell' },
      },
    },
    ...quarantineFields,
    { name: 'unsubscribedAt', type: 'date', admin: { position: 'sidebar', readOnly: true } },
    unsubscribeToken,
  ],
}
