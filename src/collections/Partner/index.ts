import type { CollectionConfig } from 'payload'
import { admins } from '@/access/admins'
import { denyAll } from '@/access/deny-all'
import { emailField } from '@/fields/contact'
import { adminGroups } from '../groups'
import { createPartnerKey } from './endpoints/key'

/**
 * A site that shows the guide's listings too. Its key reads the published listings and nothing else
 * (docs/decisions/archive/0155-keys-of-partners.md).
 */
export const Partner: CollectionConfig = {
  slug: 'partners',
  admin: {
    group: adminGroups.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'isActive', 'lastUsedAt'],
    description: 'Other sites that download the published listings with a key.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: { read: admins, create: admins, update: admins, delete: admins },
  defaultSort: 'name',
  disableDuplicate: true,
  endpoints: [createPartnerKey],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    emailField(),
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Turning this off stops the downloads of this partner at once.' },
    },
    {
      name: 'keyControls',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/partners/partner-key#PartnerKey' },
        disableListColumn: true,
      },
    },
    {
      name: 'keyHash',
      type: 'text',
      unique: true,
      access: { create: denyAll, read: denyAll, update: denyAll },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'lastUsedAt',
      label: 'Last download',
      type: 'date',
      access: { create: denyAll, update: denyAll },
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ],
}
