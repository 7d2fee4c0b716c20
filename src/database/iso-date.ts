import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** A timestamp in the format of `Date.toISOString`. */
export function isoDate(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
