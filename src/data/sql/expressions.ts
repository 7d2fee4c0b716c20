import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** The order of `byText` in src/domain/text/collation.ts. Plain ASCII takes a faster path. */
export function textOrder(column: SQL): SQL {
  const key = sql`case when octet_length(${column}) = length(${column})
    then lower(${column} collate "C")
    else regexp_replace(normalize(${lower(column)}, NFKD), '[\u0300-\u036f]', '', 'g') collate "C" end`
  return sql`${key}, ${exactOrder(column)}`
}

/** Code point order. */
export function exactOrder(column: SQL): SQL {
  return sql`${column} collate "C"`
}

/** Lowercases a text by Unicode rules, as JavaScript does. */
export function lower(column: SQL): SQL {
  return sql`lower(${column} collate "en-US-x-icu")`
}

/** Joins conditions with AND. Undefined conditions are left out. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** Whether a text contains `part`, ignoring case. `part` must be trimmed and in lower case. */
export function contains(column: SQL, part: string): SQL {
  return sql`strpos(${lower(column)}, ${part}) > 0`
}

/** A timestamp in the format of `Date.toISOString`. */
export function isoDate(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Whether PostgreSQL can store a text. It rejects only the null character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000')
}
