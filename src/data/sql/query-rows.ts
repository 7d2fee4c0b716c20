import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { payloadClient } from '../payload'

/** Runs a statement on the pool and returns its rows. */
export async function queryRows<Row extends Record<string, unknown>>(
  statement: SQL,
): Promise<readonly Row[]> {
  const payload = await payloadClient()
  // biome-ignore lint/plugin: its callers do not parse their rows yet
  const { rows } = await payload.db.drizzle.execute<Row>(statement)
  return rows as Row[]
}

/** A page of a list, and the total number of items. */
export interface Page<Item> {
  readonly items: Item[]
  readonly total: number
}

interface PageQuery {
  /** The table. Its alias in the other parts is `t`. */
  readonly table: SQL
  readonly where: SQL
  readonly order: SQL
  /** A JSON object built from a row. */
  readonly item: SQL
  readonly limit: number
  readonly offset: number
}

/**
 * One page of a list in one statement. Only the rows of the page are joined, and the total is
 * returned for any offset.
 */
async function pageOf<Item>(query: PageQuery): Promise<Page<Item>> {
  const { table, where, order, item, limit, offset } = query
  const [row] = await queryRows<{ total: number; items: Item[] | null }>(sql`
    with matching as (
      select t.id, row_number() over (order by ${order}) as place from ${table} t where ${where}
    )
    select (select count(*)::int from matching) as total, (
      select json_agg(${item} order by matching.place)
      from matching join ${table} t using (id)
      where matching.place > ${offset} and matching.place <= ${offset + limit}
    ) as items`)
  return { items: row?.items ?? [], total: row?.total ?? 0 }
}

interface ListSource<Stored, Item, Sort extends string> {
  readonly table: SQL
  readonly orders: Readonly<Record<Sort, SQL>>
  readonly item: SQL
  /** Maps a stored row to an item of the public API. */
  readonly toItem: (stored: Stored) => Item
}

interface Selection<Sort extends string> {
  readonly where: SQL
  readonly sort: Sort
  readonly limit?: number
  readonly offset?: number
}

/** Creates a query function for a list. Without a limit, all rows are returned, up to 10,000. */
export function selectFrom<Stored, Item, Sort extends string>(
  source: ListSource<Stored, Item, Sort>,
): (selection: Selection<Sort>) => Promise<Page<Item>> {
  const { table, orders, item, toItem } = source
  return async ({ where, sort, limit = 10_000, offset = 0 }) => {
    const order = orders[sort]
    const page = await pageOf<Stored>({ table, where, order, item, limit, offset })
    return { items: page.items.map(toItem), total: page.total }
  }
}

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
