import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, JsonObject } from 'payload'

/** Written by Payload or by this plugin at every save: they say nothing. */
const untold = ['id', 'createdAt', 'updatedAt', 'updatedBy']

/** Names of the top-level fields whose values differ. */
export function changedFields(
  fields: readonly FlattenedField[],
  before: JsonObject,
  after: JsonObject,
): string[] {
  return (
    fields
      .filter((field) => field.type !== 'join' && !untold.includes(field.name))
      .map(({ name }) => name)
      // A field that the answer leaves out (hidden, not selected) was not told, not emptied.
      .filter((name) => name in after)
      .filter((name) => !isDeepStrictEqual(bare(before[name]), bare(after[name])))
  )
}

/**
 * A value without what reading it adds: the document before a change comes with the numbers of the
 * documents it refers to, the one after it with these documents. Nothing is as good as empty.
 */
function bare(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  // Rows of an array have an id as well, but theirs is a text.
  if ('id' in value && typeof value.id === 'number') return value.id
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, bare(inner)] as const)
    .filter(([, inner]) => inner !== null)
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
