import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { Connection } from '@/database/query-rows'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'

/** Values of a row by column, as JSON. */
export type Columns = Readonly<Record<string, unknown>>

export interface RowPatch {
  readonly id: number
  readonly columns: Columns
}

/** Rows of one statement, so that each takes well under the statement timeout. */
const BATCH = 500

export function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}

const identifiers = (names: readonly string[]) => names.map((name) => sql.identifier(name))
const list = (parts: readonly SQL[] | ReturnType<typeof identifiers>) =>
  sql.join([...parts], sql`, `)

/**
 * Sets columns of rows, each row its own. PostgreSQL converts the JSON to the types of the columns;
 * a column that a row does not name keeps its value.
 */
export async function patchRows(
  connection: Connection,
  table: string,
  patches: readonly RowPatch[],
): Promise<void> {
  for (const batch of batches(patches)) {
    const names = [...new Set(batch.flatMap(({ columns }) => Object.keys(columns)))]
    if (names.length === 0) continue
    const own = sql.identifier(table)
    const set = identifiers(names).map((name) => sql`${name} = n.${name}`)
    await runStatement(
      connection,
      sql`update ${own} t set ${list(set)}
        from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) p(id int, columns jsonb)
        join ${own} c on c.id = p.id
        cross join lateral jsonb_populate_record(c, p.columns) n
        where t.id = p.id`,
    )
  }
}

/** Inserts rows; what a row does not name gets the default of its column. */
export async function insertRows(
  connection: Connection,
  table: string,
  rows: readonly Columns[],
): Promise<void> {
  // The names decide which columns get their default, so rows with the same names go together.
  const groups = new Map<string, Columns[]>()
  for (const row of rows) {
    const names = Object.keys(row).sort().join()
    const group = groups.get(names)
    if (group) group.push(row)
    else groups.set(names, [row])
  }
  for (const group of groups.values()) {
    for (const batch of batches(group)) {
      const names = list(identifiers(Object.keys(batch[0] ?? {}).sort()))
      await runStatement(
        connection,
        sql`insert into ${sql.identifier(table)} (${names})
          select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)},
            ${JSON.stringify(batch)}::jsonb)`,
      )
    }
  }
}

/** Deletes rows by their ids. */
export async function deleteRows(
  connection: Connection,
  table: string,
  ids: readonly number[],
): Promise<void> {
  for (const batch of batches(ids)) {
    await runStatement(
      connection,
      sql`delete from ${sql.identifier(table)} where id = any(${sql.param([...batch])}::int[])`,
    )
  }
}

/** Reserves ids for new rows. */
export async function newIds(
  connection: Connection,
  table: string,
  count: number,
): Promise<number[]> {
  if (count === 0) return []
  const rows = await queryRows(
    connection,
    z.object({ id: z.int() }),
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id
      from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

export interface TextList {
  readonly parent: number
  /** `homeTypes`, or `version.homeTypes`. */
  readonly path: string
  readonly texts: readonly string[]
}

/** Replaces lists of texts of rows. */
export async function replaceTexts(
  connection: Connection,
  table: string,
  lists: readonly TextList[],
): Promise<void> {
  const own = sql.identifier(`${table}_texts`)
  for (const batch of batches(lists)) {
    const values = sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      l(parent int, path text, texts jsonb)`
    await runStatement(
      connection,
      sql`delete from ${own} x using ${values} where x.parent_id = l.parent and x.path = l.path`,
    )
    await runStatement(
      connection,
      sql`insert into ${own} ("order", parent_id, path, text)
        select t.place, l.parent, l.path, t.text
        from ${values} cross join lateral jsonb_array_elements_text(l.texts)
          with ordinality t(text, place)
        order by l.parent, l.path, t.place`,
    )
  }
}
