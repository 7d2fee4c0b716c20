import type { Field } from 'payload'

/**
 * Shows the target of a redirect in one list column, with a warning when its page does not exist.
 */
export function redirectTargetField(field: Field): Field {
  if (field.type === 'group') {
    return { ...field, label: 'Target', fields: field.fields.map(redirectTargetField) }
  }
  if (field.type !== 'relationship' || field.name !== 'reference') return field
  const Cell = '@/admin/cells/redirect-target-cell#RedirectTargetCell'
  const components = { ...field.admin?.components, Cell }
  return Object.assign({}, field, { label: 'Page', admin: { ...field.admin, components } })
}
