import type { Field, SanitizedConfig, Tab } from 'payload'
import { findContentType } from '@/content-types'
import { readListView } from '@/content-types/list-view'

const review = ['_status', 'reviewState', 'updatedAt']

const times = ['createdAt', 'updatedAt', 'deletedAt']

/** Whether an editor sees the field in the form, or its value in the list. */
function isKnown(field: Field, path: string): boolean {
  const isRowId = path.endsWith('.id')
  const isInternal = field.type === 'json' || path.startsWith('meta.') || isRowId
  const { admin } = field
  const isHidden = admin !== undefined && 'hidden' in admin && admin.hidden === true
  return !isInternal && (!isHidden || times.includes(path))
}

type IsOffered = (field: Field, path: string) => boolean

/** New fields, because some are shared between collections. */
function limited<Fields extends Field | Tab>(
  fields: readonly Fields[],
  isOffered: IsOffered,
  prefix = '',
): Fields[] {
  return fields.map((field) => {
    if ('tabs' in field) return { ...field, tabs: limited(field.tabs, isOffered, prefix) }
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if ('fields' in field) {
      const within = path === null ? prefix : `${path}.`
      return { ...field, fields: limited(field.fields, isOffered, within) }
    }
    if (path === null || !('type' in field) || isOffered(field, path)) return field
    return { ...field, admin: { ...field.admin, disableListFilter: true } }
  })
}

/**
 * Limits the filters of every list to fields that an editor knows.
 *
 * Payload 3.90.1 offers all of them, down to the ids of rows, which it adds while it completes the
 * configuration; so this is its last step. No issue was found. Not needed anymore when a collection can
 * name the fields of its filters.
 */
export function limitListFilters(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { filters } = readListView(collection)
    const offered = filters && [...filters, ...(findContentType(collection.slug) ? review : [])]
    const isOffered: IsOffered = offered ? (_, path) => offered.includes(path) : isKnown
    collection.fields = limited(collection.fields, isOffered)
  }
  return config
}
