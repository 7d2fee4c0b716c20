import type { ClientField } from 'payload'

/**
 * Takes the id from the filters of a list.
 *
 * Payload 3.90.1 adds the id to the fields of each collection in the browser, where no configuration
 * reaches it. No issue was found. Not needed anymore when a collection can name the fields of its
 * filters.
 */
export function hideIdFilter(fields: readonly ClientField[]): void {
  for (const field of fields) {
    if (!('name' in field) || field.name !== 'id') continue
    // The list reads these very objects, and there is no other way to pass it fields.
    Object.assign(field, { admin: { ...field.admin, disableListFilter: true } })
  }
}
