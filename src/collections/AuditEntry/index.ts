import type { CollectionConfig } from 'payload'
import { admins } from '@/access/admins'
import { adminGroups } from '../groups'

const nobody = () => false

/**
 * A record of who changed a document and when. Only `src/database/audit-entries.ts` writes entries,
 * in the transaction of the change. An entry contains the names of the changed fields, never their
 * values.
 */
export const AuditEntry: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  admin: {
    group: adminGroups.site,
    useAsTitle: 'documentTitle',
    defaultColumns: ['createdAt', 'userName', 'action', 'documentTitle', 'changedFields'],
    listSearchableFields: ['userName', 'documentTitle', 'documentId'],
    description: 'What the staff changed. Nobody can alter it.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        { value: 'created', label: 'Created' },
        { value: 'updated', label: 'Updated' },
        { value: 'published', label: 'Published' },
        { value: 'unpublished', label: 'Unpublished' },
        { value: 'deleted', label: 'Deleted' },
        { value: 'exported', label: 'Exported' },
        { value: 'imported', label: 'Imported' },
        { value: 'erased', label: 'Erased' },
      ],
    },
    { name: 'user', type: 'relationship', relationTo: 'users' },
    {
      name: 'userName',
      label: 'Who',
      type: 'text',
      admin: { description: 'Kept when the account is gone.' },
    },
    { name: 'collectionSlug', label: 'Collection', type: 'text', required: true, index: true },
    { name: 'documentId', label: 'Number', type: 'text' },
    {
      name: 'documentTitle',
      label: 'What',
      type: 'text',
      admin: { components: { Cell: '@/admin/cells/audit-document-cell#AuditDocumentCell' } },
    },
    {
      name: 'changedFields',
      label: 'Fields',
      type: 'text',
      hasMany: true,
      admin: { components: { Cell: '@/admin/cells/audit-changes-cell#AuditChangesCell' } },
    },
    {
      name: 'createdAt',
      label: 'When',
      type: 'date',
      index: true,
      admin: {
        disableBulkEdit: true,
        hidden: true,
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ],
}
