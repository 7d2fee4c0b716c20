import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'

export interface Row {
  readonly table: string
  /** Empty in a table without ids that belongs to no document. */
  readonly id: string
}

/** The parent table of a table, and the column that references it. */
interface Parent {
  readonly table: string
  readonly column: string
}

/**
 * The tables whose rows are parts of documents: arrays and versions by their `parent_id`, and tables
 * without an id by the first column of their primary key.
 */
export async function findParents(req: PayloadRequest): Promise<ReadonlyMap<string, Parent>> {
  const connection = await getSession(req)
  const rows = await queryRows(
    connection,
    z.object({ child: z.string(), table: z.string(), column: z.string() }),
    sql`
    select c.conrelid::regclass::text as child, p.relname as table, a.attname as column
    from pg_constraint c
      join pg_class p on p.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      left join pg_constraint k on k.conrelid = c.conrelid and k.contype = 'p'
    where c.contype = 'f' and (a.attname in ('parent_id', '_parent_id') or c.conkey[1] = k.conkey[1])
      and c.connamespace = current_schema()::regnamespace`,
  )
  return new Map(rows.map(({ child, ...parent }) => [child.replaceAll('"', ''), parent]))
}

/**
 * The documents that rows belong to, without duplicates: an array row belongs to its document, a
 * version to its document.
 */
export async function findRoots(
  req: PayloadRequest,
  rows: readonly Row[],
  parents: ReadonlyMap<string, Parent>,
): Promise<Row[]> {
  const roots = new Map<string, Row>()
  for (const row of rows) {
    const root = await findRoot(req, parents, row)
    roots.set(`${root.table}/${root.id}`, root)
  }
  return [...roots.values()]
}

async function findRoot(
  req: PayloadRequest,
  parents: ReadonlyMap<string, Parent>,
  row: Row,
): Promise<Row> {
  const parent = parents.get(row.table)
  if (!parent) return row
  const connection = await getSession(req)
  const [found] = await queryRows(
    connection,
    z.object({ id: z.nullable(z.string()) }),
    sql`
    select ${sql.identifier(parent.column)}::text as id from ${sql.identifier(row.table)}
    where id::text = ${row.id}`,
  )
  const id = found?.id
  return id ? findRoot(req, parents, { table: parent.table, id }) : row
}
