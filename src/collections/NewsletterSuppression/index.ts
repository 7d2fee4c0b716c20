import type { CollectionConfig } from 'payload'
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
  labels: { singular: 'Suppressed address', plural: 'Never write to' },
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'digest',
    defaultColumns: ['digest', 'reason', 'createdAt'],
    listSearchableFields: ['digest'],
    description:
      'No import brings these addresses back, and no export has them as subscribed. Whoever subscribes again on the site is taken off by itself.',
    hidden: ({ user }) => user?.role === 'contributor',
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
      label: 'Fingerprint of the address',
      type: 'text',
      required: true,
      unique: true,
      access: { update: () => false },
      admin: {
        description:
          'Type the address: only this fingerprint of it (SHA-256) is kept. A subscription of the address ends at once.',
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
