import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Bounds } from '@/domain/map/map-view'
import { APOSTROPHES, SEPARATORS } from '@/domain/text/comparable'

/** `sortKey` of src/domain/text/collation.ts. Plain ASCII takes a faster path. */
function sortKey(column: SQL): SQL {
  return sql`case when octet_length(${column}) = length(${column})
    then lower(${column} collate "C")
    else regexp_replace(normalize(${lower(column)}, NFKD), '[\u0300-\u036f]', '', 'g') collate "C" end`
}

/** The order of `byText` in src/domain/text/collation.ts. */
export function textOrder(column: SQL): SQL {
  return sql`${sortKey(column)}, ${exactOrder(column)}`
}

/** Code point order. */
export function exactOrder(column: SQL): SQL {
  return sql`${column} collate "C"`
}

/** Lowercases a text by Unicode rules, as JavaScript does. */
export function lower(column: SQL): SQL {
  return sql`lower(${column} collate "en-US-x-icu")`
}

/** `isWithin` of src/domain/map/map-view.ts for the coordinates of the rows of a table. */
export function isInArea(table: SQL, [west, south, east, north]: Bounds): SQL {
  return sql`(${table}.longitude between ${west} and ${east}
    and ${table}.latitude between ${south} and ${north})`
}

/** Joins conditions with AND. Undefined conditions are left out. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** `comparableText` of src/domain/text/comparable.ts. */
export function comparable(column: SQL): SQL {
  const key = sortKey(sql`translate(${column}, ${APOSTROPHES}, '')`)
  return sql`btrim(regexp_replace(replace(${key}, '&', ' and '), ${SEPARATORS}, ' ', 'g'))`
}

/** `anyContains` of src/domain/text/comparable.ts; `undefined` for an empty part. */
export function anyContains(columns: readonly SQL[], part: string): SQL | undefined {
  if (part === '') return undefined
  const conditions = columns.map((column) => sql`strpos(${comparable(column)}, ${part}) > 0`)
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Whether PostgreSQL can store a text. It rejects only the null character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000')
}
