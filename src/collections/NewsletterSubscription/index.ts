import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { interests } from '@/domain/options'
import { selectOptions } from '@/fields/options'
import { quarantineFields } from '@/fields/quarantine'
import { adminGroups } from '../groups'
import { unsubscribeToken } from './unsubscribe-token'

/** A subscriber of the newsletter, with the consent that was given and how it may be taken back. */
export const NewsletterSubscription: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'interest', 'status', 'createdAt'],
    listSearchableFields: ['email', 'name'],
    hidden: ({ user }) => user?.role === 'contributor',
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  defaultSort: '-createdAt',
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true },
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
    { name: 'isRealtor', type: 'checkbox', index: true },
    { name: 'areasOfInterest', type: 'text', hasMany: true },
    { name: 'otherArea', type: 'text' },
    {
      name: 'consent',
      type: 'group',
      fields: [
        { name: 'givenAt', type: 'date', admin: { readOnly: true } },
        { name: 'form', type: 'text', admin: { readOnly: true } },
        { name: 'wordingVersion', type: 'text', admin: { readOnly: true } },
      ],
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
      options: [
        { value: 'pending', label: 'Waiting for confirmation' },
        { value: 'subscribed', label: 'Subscribed' },
        { value: 'unsubscribed', label: 'Unsubscribed' },
      ],
      admin: { position: 'sidebar' },
    },
    ...quarantineFields,
    { name: 'unsubscribedAt', type: 'date', admin: { position: 'sidebar', readOnly: true } },
    unsubscribeToken,
  ],
}
