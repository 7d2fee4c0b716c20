import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'

interface EventColumns {
  readonly start?: SQL
  readonly end?: SQL
}

/**
 * `isOver` of src/domain/events/event-time.ts in SQL, of the row `t` or of other columns. A draft may
 * have no dates; it is not over. The result is never null, so it can be negated.
 */
export function isOver(
  now: Date,
  { start = sql`t.event_date`, end = sql`t.end_date` }: EventColumns = {},
): SQL {
  return sql`(coalesce(${end}, ${start}) < ${now.toISOString()}) is true`
}

/** `isOver` as a filter of Payload. */
export function overWhere(now: Date): Where {
  const before = { less_than: now.toISOString() }
  return { or: [{ endDate: before }, { endDate: { exists: false }, eventDate: before }] }
}
