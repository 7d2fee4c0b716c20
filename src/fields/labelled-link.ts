import type { Field, GroupField, RowField } from 'payload'
import { linkField } from './link'

/** A label and a link in one row. */
export const labelledLinkFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
      linkField({ name: 'path', label: 'URL', required: true }),
    ],
  } satisfies RowField,
]

export function labelledLink(name: string, label: string): GroupField {
  return { name, label, type: 'group', fields: labelledLinkFields }
}
