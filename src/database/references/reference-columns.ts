import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '../sql/query'
import { getSession } from '../transactions/session'

export const rootKinds = ['collection', 'global'] as const

/** The main table of a collection or global. */
export interface Root {
  readonly kind: (typeof rootKinds)[number]
  readonly slug: string
  readonly table: string
}

/** A join from a row to its parent row. */
interface Step {
  readonly column: string
  readonly to: string
}

/** A column that can reference a document: a foreign key, or rich text. */
export interface ReferenceColumn {
  readonly root: Root
  readonly table: string
  readonly column: string
  readonly isText: boolean
  /** Whether the table stores versions of a document. */
  readonly isVersion: boolean
  /** Whether the document has a draft status. */
  readonly hasStatus: boolean
  readonly steps: readonly Step[]
}

const columnRow = z.object({
  table: z.string(),
  column: z.string(),
  /** The referenced table, or `null`. */
  to: z.nullable(z.string()),
})

/**
 * All foreign keys of the database, all JSON columns, which contain rich text, and the tables with
 * a status column or a column that marks the newest version. Versions without such a column have no
 * drafts.
 */
const schemaColumns = sql`
  select source.relname as "table", a.attname as "column", target.relname as "to"
  from pg_constraint c
  join pg_class source on source.oid = c.conrelid
  join pg_class target on target.oid = c.confrelid
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and source.relnamespace = current_schema()::regnamespace
  union all
  select table_name, column_name, null from information_schema.columns
  where table_schema = current_schema() and (data_type = 'jsonb' or column_name in ('latest', '_status'))`

/** The parent columns of array rows, relationship rows and versions. */
const belongs = ['parent_id', '_parent_id']

/**
 * All columns that can reference a document of a table, read from the database schema, so a new
 * field is included after its migration.
 */
export async function referenceColumns(
  req: PayloadRequest,
  roots: readonly Root[],
  target: string,
): Promise<readonly ReferenceColumn[]> {
  const connection = await getSession(req)
  const columns = await queryRows(connection, columnRow, schemaColumns)
  const rootsByTable = new Map(roots.map((root) => [root.table, root]))
  const rootsByVersionTable = new Map(roots.map((root) => [`_${root.table}_v`, root]))
  const tablesWith = (name: string) =>
    new Set(columns.filter(({ column }) => column === name).map(({ table }) => table))
  const withNewest = tablesWith('latest')
  const withStatus = tablesWith('_status')

  function climb(table: string): Pick<ReferenceColumn, 'root' | 'isVersion' | 'steps'> | null {
    const root = rootsByTable.get(table)
    if (root) return { root, isVersion: false, steps: [] }
    const versioned = rootsByVersionTable.get(table)
    if (versioned && !withNewest.has(table)) return null
    if (versioned) return { root: versioned, isVersion: true, steps: [] }
    const up = columns.find((row) => row.table === table && belongs.includes(row.column) && row.to)
    const above = up?.to ? climb(up.to) : null
    if (!up?.to || !above) return null
    return { ...above, steps: [{ column: up.column, to: up.to }, ...above.steps] }
  }

  return columns.flatMap(({ table, column, to }) => {
    if (column === 'latest' || column === '_status' || (to !== null && to !== target)) return []
    // A row or a version belongs to its document and does not reference it.
    if (belongs.includes(column)) return []
    const end = climb(table)
    if (!end) return []
    const hasStatus = !end.isVersion && withStatus.has(end.root.table)
    return [{ ...end, table, column, isText: to === null, hasStatus }]
  })
}
