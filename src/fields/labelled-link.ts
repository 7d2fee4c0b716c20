import type { Field, GroupField, RowField } from 'payload'
import { linkField } from './link'

/** A label and where it leads, side by side. */
export const labelledLinkFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
      linkField({ name: 'path', label: 'Leads to', required: true }),
    ],
  } satisfies RowField,
]

/** One link as a group of its own. */
export function labelledLink(name: string, label: string): GroupField {
  return { name, label, type: 'group', fields: labelledLinkFields }
}
