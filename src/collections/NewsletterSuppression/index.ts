import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { suppressionReasons } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { endSubscription } from './hooks/end-subscription'
import { hashEmail } from './hooks/hash-email'

/**
 * Addresses that must not be emailed again. Only a hash is stored: it recognizes an address in an
 * import or a form, but does not reveal it.
 */
export const NewsletterSuppression: CollectionConfig = {
  slug: 'newsletter-suppressions',
  labels: { singular: 'Do-not-email address', plural: 'Do-not-email list' },
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'digest',
    defaultColumns: ['digest', 'reason', 'createdAt'],
    listSearchableFields: ['digest'],
    description:
      'Imports never resubscribe these addresses, and exports never include them as subscribed. Resubscribing removes the address.',
    components: {
      beforeListTable: ['@/admin/newsletter/suppression-tools#SuppressionTools'],
    },
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [hashEmail], afterChange: [endSubscription] },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'digest',
      label: 'Email address (stored as a hash)',
      type: 'text',
      required: true,
      unique: true,
      access: { update: denyAll },
      admin: {
        description:
          'Enter the email address. Only its SHA-256 hash is stored, and its subscription ends immediately.',
      },
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'asked',
      index: true,
      options: selectOptions(suppressionReasons),
    },
  ],
}
