import { oneLine } from '@/domain/text/plain-text'
import { scrubText } from '../log/scrub'

/** The maximum length of a text in the audit log. */
const LENGTH = 120

/** A value that can be read in a line and is no personal data, or `undefined`. */
export function auditValue(value: unknown): string | number | boolean | null | undefined {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string' || scrubText(value) !== value) return undefined
  return oneLine(value, LENGTH)
}
