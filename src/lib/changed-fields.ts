import { isDeepStrictEqual } from 'node:util'

/** Fields that are written on every save. */
const ignored = ['id', 'createdAt', 'updatedAt', 'updatedBy', 'submission']

interface Field {
  readonly name: string
  readonly type: string
}

type Values = Readonly<Record<string, unknown>>

/** The names of the top-level fields whose values differ. */
export function changedFields(fields: readonly Field[], before: Values, after: Values): string[] {
  return (
    fields
      .filter((field) => field.type !== 'join' && !ignored.includes(field.name))
      .map(({ name }) => name)
      // A field that is missing in the result is hidden or not selected, not emptied.
      .filter((name) => name in after)
      .filter((name) => !isDeepStrictEqual(bare(before[name]), bare(after[name])))
  )
}

/**
 * Normalizes a value for comparison. Before a change, relationship fields contain ids; after it,
 * populated documents. Empty values are treated as `null`.
 */
function bare(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  // Array rows also have an id, but theirs is a string.
  if ('id' in value && typeof value.id === 'number') return value.id
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, bare(inner)] as const)
    .filter(([, inner]) => inner !== null)
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
