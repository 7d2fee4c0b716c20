import type { FlattenedField, JsonObject } from 'payload'
import { denyAll } from '@/access/deny-all'
import type { ChangedValue } from '@/contract/audit/changed-values'
import { changedFields } from '@/lib/changed-fields'
import { auditValue } from '@/lib/text/audit-value'

/** Whether the value of a field, or each of its values, fits in a line and is no secret. */
export const isReadable = (field: FlattenedField): boolean => {
  const types = ['text', 'textarea', 'number', 'checkbox', 'select', 'radio', 'date']
  const isSecret = field.access?.read === denyAll
  return !isSecret && types.includes(field.type) && field.name !== '_status'
}

const hasOne = (field: FlattenedField) => !('hasMany' in field && field.hasMany === true)

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null

const readGroup = (value: unknown): JsonObject => (isObject(value) ? value : {})

/**
 * The values of the changed fields that fit in a line, those of groups by their path. Rich
 * texts, lists, relations, and secrets are left out, and so is a text with an email address or a phone
 * number: the log outlives an erasure.
 */
export function changedValues(
  fields: readonly FlattenedField[],
  before: JsonObject,
  after: JsonObject,
): ChangedValue[] {
  const changed = changedFields(
    fields.filter((field) => hasOne(field) && isReadable(field)),
    before,
    after,
  )
  const own = changed.flatMap((field) => {
    const [from, to] = [auditValue(before[field]), auditValue(after[field])]
    return from === undefined || to === undefined ? [] : [{ field, from, to }]
  })
  const grouped = fields.flatMap((group) => {
    const { name } = group
    // A group that is missing in the result is not selected, not emptied.
    if (group.type !== 'group' || !isObject(after[name])) return []
    const within = changedValues(group.flattenedFields, readGroup(before[name]), after[name])
    return within.map((change) => ({ ...change, field: `${name}.${change.field}` }))
  })
  return [...own, ...grouped]
}
