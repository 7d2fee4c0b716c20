import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { interests, subscriptionStatuses } from '@/domain/options'
import { selectOptions } from '@/fields/options'
import { quarantineFields } from '@/fields/quarantine'
import { adminGroups } from '../groups'
import { inTurn } from '../hooks/in-turn'
import { consent } from './consent'
import { askWhoWaits } from './hooks/ask-to-confirm'
import { deleteLetters } from './hooks/delete-letters'
import { keepRecord } from './hooks/keep-record'
import { refuseSuppressed } from './hooks/refuse-suppressed'
import { stamp } from './hooks/stamp'
import { unsubscribeToken } from './unsubscribe-token'

/** One person has one subscription, however the address is written. */
const lowerCase = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

/** A subscriber of the newsletter, with the consent that was given and how it may be taken back. */
export const NewsletterSubscription: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
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
      'consent.form',
      'createdAt',
    ],
    listSearchableFields: ['email', 'name'],
    hidden: ({ user }) => user?.role === 'contributor',
    components: {
      beforeListTable: ['@/admin/newsletter/subscriber-tools#SubscriberTools'],
    },
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [inTurn],
    beforeChange: [refuseSuppressed, stamp],
    afterChange: [keepRecord, askWhoWaits],
    beforeDelete: [deleteLetters],
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
        { name: 'zipCode', type: 'text', admin: { width: '50%' } },
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
