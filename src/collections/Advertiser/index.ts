import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { listView } from '@/content-types/list-view'
import { emailField, phoneField } from '@/fields/contact'
import { adminGroups } from '../groups'
import { preventUsedDelete } from '../hooks/prevent-used-delete'

/** Who books ads. For staff only: no page and no public response has it. */
export const Advertiser: CollectionConfig = {
  slug: 'advertisers',
  ...listView({ filters: ['name', 'contactName', 'email', 'phone'], savedBy: 'editors' }),
  admin: {
    group: adminGroups.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'contactName', 'email', 'phone'],
    listSearchableFields: ['name', 'contactName', 'email'],
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  hooks: { beforeDelete: [preventUsedDelete] },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'contactName', label: 'Contact name', type: 'text', maxLength: 120 },
    {
      type: 'row',
      fields: [emailField({ admin: { width: '50%' } }), phoneField({ admin: { width: '50%' } })],
    },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    {
      name: 'bookings',
      type: 'join',
      collection: 'bookings',
      on: 'advertiser',
      defaultSort: '-endsAt',
      admin: { defaultColumns: ['name', 'startsAt', 'endsAt', 'state'] },
    },
  ],
}
