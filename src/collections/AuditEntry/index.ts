import type { CollectionConfig } from 'payload'
import { admins } from '@/access/admins'
import { denyAll } from '@/access/deny-all'
import { adminGroups } from '../groups'

/**
 * A record of who changed a document and when. Only `src/database/audit-entries.ts` writes entries,
 * in the transaction of the change. An entry contains the names of the changed fields, the values of
 * those that fit in a line, and what changed in lists, without personal data.
 */
export const AuditEntry: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  admin: {
    group: adminGroups.site,
    useAsTitle: 'documentTitle',
    defaultColumns: ['createdAt', 'userName', 'action', 'documentTitle', 'changedFields'],
    listSearchableFields: ['userName', 'documentTitle', 'documentId'],
    description: 'Changes and sign-ins of the staff. Entries can’t be edited.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: { read: admins, create: denyAll, update: denyAll, delete: denyAll },
  defaultSort: '-createdAt',
  // The last changes of a document are beside its form.
  indexes: [{ fields: ['documentId', 'collectionSlug'] }],
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
        { value: 'trashed', label: 'Moved to the trash' },
        { value: 'restored', label: 'Restored from the trash' },
        { value: 'deleted', label: 'Deleted' },
        { value: 'exported', label: 'Exported' },
        { value: 'imported', label: 'Imported' },
        { value: 'erased', label: 'Erased' },
        { value: 'signed-in', label: 'Signed in' },
        { value: 'sign-in-failed', label: 'Sign-in failed' },
      ],
    },
    { name: 'user', type: 'relationship', relationTo: 'users' },
    {
      name: 'userName',
      label: 'User',
      type: 'text',
      admin: { description: 'Kept after the account is deleted.' },
    },
    { name: 'collectionSlug', label: 'Collection', type: 'text', required: true, index: true },
    { name: 'documentId', label: 'Document ID', type: 'text' },
    {
      name: 'documentTitle',
      label: 'Document',
      type: 'text',
      admin: { components: { Cell: '@/admin/cells/audit-document-cell#AuditDocumentCell' } },
    },
    {
      name: 'changedFields',
      label: 'Changed fields',
      type: 'text',
      hasMany: true,
      admin: { components: { Cell: '@/admin/cells/audit-changes-cell#AuditChangesCell' } },
    },
    {
      name: 'changedValues',
      label: 'Values',
      type: 'json',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/history/changed-values-field#ChangedValuesField' },
      },
    },
    {
      name: 'createdAt',
      label: 'Date',
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
