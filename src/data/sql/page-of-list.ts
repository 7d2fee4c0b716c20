import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { dependOn } from '../cache/depend-on'
import { queryOne } from './query-pool'

/** A page of a list, and the total number of items. */
export interface Page<Item> {
  readonly items: Item[]
  readonly total: number
}

interface ListSource<Row, Item, Sort extends string> {
  /** The cache tags of the content of the list. */
  readonly tags: readonly string[]
  /** The table. Its alias in the other parts is `t`. */
  readonly table: SQL
  readonly orders: Readonly<Record<Sort, SQL>>
  /** A JSON object built from a row. */
  readonly item: SQL
  /** The schema of that object. */
  readonly row: z.core.$ZodType<Row>
  /** Maps it to an item of the public API. */
  readonly toItem: (row: Row) => Item
}

interface Selection<Sort extends string> {
  readonly where: SQL
  /** One of the orders of the list, or another one. */
  readonly sort: Sort | SQL
  readonly limit?: number
  readonly offset?: number
  /**
   * Whether PostgreSQL may read an index in the order of the list until the page is full. With a
   * condition that few rows meet it would read all of it, row by row, because it overestimates them.
   */
  readonly byIndex?: boolean
}

/** A list as a part of a statement. */
interface ListStatement<Row, Item, Sort extends string> {
  /** The page as one row with `total` and `items`. Without a limit, up to 10,000 items. */
  statement(selection: Selection<Sort>): SQL
  /** The schema of that row. */
  readonly row: z.core.$ZodType<{ total: number; items: Row[] | null }>
  toPage(row: { total: number; items: Row[] | null }): Page<Item>
}

/** The statement of a list, for queries that read several lists at once. */
export function listStatement<Row, Item, Sort extends string>({
  table,
  orders,
  item,
  row,
  toItem,
}: Omit<ListSource<Row, Item, Sort>, 'tags'>): ListStatement<Row, Item, Sort> {
  return {
    statement({ where, sort, limit = 10_000, offset = 0, byIndex = false }) {
      const order = typeof sort === 'string' ? orders[sort] : sort
      // `offset 0` finds the matching rows before they are ordered.
      const found = byIndex
        ? sql`${table} t where ${where}`
        : sql`(select t.* from ${table} t where ${where} offset 0) t`
      return sql`
      select (select count(*)::int from ${table} t where ${where}) as total, (
        select json_agg(${item} order by ${order})
        from (select t.id from ${found} order by ${order} limit ${limit} offset ${offset}) page
          join ${table} t using (id)
      ) as items`
    },
    row: z.object({ total: z.number(), items: z.nullable(z.array(row)) }),
    toPage: ({ items, total }) => ({ items: (items ?? []).map(toItem), total }),
  }
}

/**
 * Creates a query function for a list. A page is one statement: only its rows are joined, and the
 * total is returned for any offset.
 */
export function selectFrom<Row, Item, Sort extends string>({
  tags,
  ...source
}: ListSource<Row, Item, Sort>): (selection: Selection<Sort>) => Promise<Page<Item>> {
  const list = listStatement(source)
  return async (selection) => {
    dependOn(...tags)
    return list.toPage(await queryOne(list.row, list.statement(selection)))
  }
}
