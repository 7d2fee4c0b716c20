import type { Field, TextFieldSingleValidation } from 'payload'
import { problemOfSource, problemOfTarget, redirectPath } from '@/domain/redirects/redirect'
import { fixedAddresses } from './fixed-addresses'

const validSource: TextFieldSingleValidation = (from) =>
  problemOfSource(from ?? '', fixedAddresses) ?? true

/** Validates a custom URL. A redirect to a document has none. */
const validTarget: TextFieldSingleValidation = (to, { siblingData }) => {
  const isTyped = 'type' in siblingData && siblingData.type === 'custom'
  return isTyped ? (problemOfTarget(to ?? '') ?? true) : true
}

/** Adds validation to the plugin's fields. It also applies to imports. */
export function checkAddresses(field: Field): Field {
  if (field.type === 'group') return { ...field, fields: field.fields.map(checkAddresses) }
  if (field.type !== 'text' || field.hasMany) return field
  if (field.name === 'url') return { ...field, validate: validTarget }
  if (field.name !== 'from') return field
  const tidy = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? redirectPath(value) : value
  return { ...field, validate: validSource, hooks: { beforeValidate: [tidy] } }
}
