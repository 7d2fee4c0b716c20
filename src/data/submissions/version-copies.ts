import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'

/** A row, and the id of its copy. */
export interface Copy {
  readonly from: number
  readonly to: number
}

const copyRow = z.object({ from: z.int(), to: z.int() })

/** The copies as a table. */
const table = (copies: readonly Copy[], alias: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) ${sql.identifier(alias)}("from" int, "to" int)`

/** Reserves an id for the copy of each row. */
async function reserve(
  connection: Connection,
  name: string,
  ids: readonly number[],
): Promise<Copy[]> {
  return queryRows(
    connection,
    copyRow,
    sql`select id as "from", nextval(pg_get_serial_sequence(${name}, 'id'))::int as "to"
      from unnest(${sql.param([...ids])}::int[]) with ordinality i(id, place) order by place`,
  )
}

const childRow = z.object({
  table: z.string(),
  parent: z.string(),
  columns: z.array(z.string()),
  /** Whether other rows belong to its rows. */
  hasChildren: z.boolean(),
})

/**
 * The tables whose rows belong to the rows of a table: arrays, lists of texts, relations. They are
 * read from the schema, so a new field is included after its migration.
 */
function childrenOf(connection: Connection, name: string) {
  return queryRows(
    connection,
    childRow,
    sql`
    with children as (
      select source.oid, source.relname as "table", a.attname as parent
      from pg_constraint c
      join pg_class source on source.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${name}::regclass
        and a.attname in ('parent_id', '_parent_id')
    )
    select "table", parent, (
        select json_agg(a.attname) from pg_attribute a
        where a.attrelid = children.oid and a.attnum > 0 and not a.attisdropped
          and a.attname not in ('id', parent)
      ) as columns,
      exists (select from pg_constraint c where c.contype = 'f' and c.confrelid = children.oid)
        as "hasChildren"
    from children`,
  )
}

async function copyChildren(
  connection: Connection,
  name: string,
  copies: readonly Copy[],
): Promise<void> {
  for (const child of await childrenOf(connection, name)) {
    const columns = sql.join(
      child.columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const [own, parent] = [sql.identifier(child.table), sql.identifier(child.parent)]
    if (!child.hasChildren) {
      await runStatement(
        connection,
        sql`insert into ${own} (${parent}, ${columns})
          select c."to", ${columns} from ${table(copies, 'c')} join ${own} r on r.${parent} = c."from"
          order by r.id`,
      )
      continue
    }
    const found = await queryRows(
      connection,
      z.object({ id: z.int() }),
      sql`select r.id from ${table(copies, 'c')} join ${own} r on r.${parent} = c."from" order by r.id`,
    )
    if (found.length === 0) continue
    const rows = await reserve(
      connection,
      child.table,
      found.map(({ id }) => id),
    )
    await runStatement(
      connection,
      sql`insert into ${own} (id, ${parent}, ${columns})
        select n."to", p."to", ${columns} from ${table(rows, 'n')}
        join ${own} r on r.id = n."from"
        join ${table(copies, 'p')} on p."from" = r.${parent}`,
    )
    await copyChildren(connection, child.table, rows)
  }
}

/** Copies versions of documents with everything that belongs to them. */
export async function copyVersions(
  connection: Connection,
  versions: string,
  ids: readonly number[],
): Promise<Copy[]> {
  if (ids.length === 0) return []
  const copies = await reserve(connection, versions, ids)
  const [{ columns } = { columns: [] }] = await queryRows(
    connection,
    z.object({ columns: z.array(z.string()) }),
    sql`select json_agg(attname) as columns from pg_attribute
      where attrelid = ${versions}::regclass and attnum > 0 and not attisdropped
        and attname <> 'id'`,
  )
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await runStatement(
    connection,
    sql`insert into ${sql.identifier(versions)} (id, ${names})
      select c."to", ${names} from ${table(copies, 'c')} join ${sql.identifier(versions)} v
        on v.id = c."from"`,
  )
  await copyChildren(connection, versions, copies)
  return copies
}
