import type { FlattenedField, JsonObject } from 'payload'
import type { ChangedValue } from '@/contract/audit/changed-values'
import { oneLine } from '@/domain/text/plain-text'
import { changedFields } from '@/lib/changed-fields'
import { scrubText } from '@/lib/scrub'

/** The maximum length of a text in the audit log. */
const LENGTH = 120

const isReadable = (field: FlattenedField): boolean => {
  const hasMany = 'hasMany' in field && field.hasMany === true
  const types = ['text', 'textarea', 'number', 'checkbox', 'select', 'radio', 'date']
  return !hasMany && types.includes(field.type) && field.name !== '_status'
}

/** A value that can be read in a line and is no personal data, or `undefined`. */
function readable(value: unknown): ChangedValue['from'] | undefined {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string' || scrubText(value) !== value) return undefined
  return oneLine(value, LENGTH)
}

/**
 * The values of the changed fields that fit in a line. Rich texts, lists, and relations are left out,
 * and so is a text with an email address or a phone number: the log outlives an erasure.
 */
export function changedValues(
  fields: readonly FlattenedField[],
  before: JsonObject,
  after: JsonObject,
): ChangedValue[] {
  const changed = changedFields(fields.filter(isReadable), before, after)
  return changed.flatMap((field) => {
    const [from, to] = [readable(before[field]), readable(after[field])]
    return from === undefined || to === undefined ? [] : [{ field, from, to }]
  })
}
