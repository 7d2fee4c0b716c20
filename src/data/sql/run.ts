import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { payloadClient } from '../payload'

/** Runs one statement on the pool and answers its rows. */
export async function rowsOf<Row extends Record<string, unknown>>(
  statement: SQL,
): Promise<readonly Row[]> {
  const payload = await payloadClient()
  const { rows } = await payload.db.drizzle.execute<Row>(statement)
  return rows as Row[]
}

/** A page of a list, with how many there are on all pages. */
export interface Page<Item> {
  readonly items: Item[]
  readonly total: number
}

interface PageQuery {
  /** The table, known as `t` in the other parts. */
  readonly table: SQL
  readonly where: SQL
  readonly order: SQL
  /** What a row of the page becomes: a JSON object. */
  readonly item: SQL
  readonly limit: number
  readonly offset: number
}

/**
 * One page of a list in one statement: only the rows of the page are looked up and put together,
 * and the total is there however far the offset goes.
 */
async function pageOf<Item>(query: PageQuery): Promise<Page<Item>> {
  const { table, where, order, item, limit, offset } = query
  const [row] = await rowsOf<{ total: number; items: Item[] | null }>(sql`
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
  /** What a stored row is in the contract. */
  readonly toItem: (stored: Stored) => Item
}

interface Selection<Sort extends string> {
  readonly where: SQL
  readonly sort: Sort
  readonly limit?: number
  readonly offset?: number
}

/** Pages of one kind of list; without a limit, a page has everything that a list can have. */
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

/** The order of `byText` in src/domain/text-order.ts; plain ASCII takes the short way. */
export function textOrder(column: SQL): SQL {
  const key = sql`case when octet_length(${column}) = length(${column})
    then lower(${column} collate "C")
    else regexp_replace(normalize(${lower(column)}, NFKD), '[\u0300-\u036f]', '', 'g') collate "C" end`
  return sql`${key}, ${exactOrder(column)}`
}

/** The order of the characters themselves. */
export function exactOrder(column: SQL): SQL {
  return sql`${column} collate "C"`
}

/** A text in lower case, by the rules that JavaScript has. */
export function lower(column: SQL): SQL {
  return sql`lower(${column} collate "en-US-x-icu")`
}

/** Conditions joined by "and"; those that are undefined ask nothing. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** Whether a text, in any case, has `part` in it; `part` is trimmed and in lower case. */
export function contains(column: SQL, part: string): SQL {
  return sql`strpos(${lower(column)}, ${part}) > 0`
}

/** A timestamp as `Date.toISOString` writes it. */
export function isoDate(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Whether PostgreSQL can hold a text at all: it knows every character but one. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000')
}
