import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '../sql/query'
import { getSession } from '../transactions/session'

const tableRow = z.object({
  name: z.string(),
  hasId: z.boolean(),
  columns: z.array(z.object({ name: z.string(), isJson: z.boolean() })),
})

/** A table with the columns that may contain what a person wrote. */
export type SearchedTable = z.infer<typeof tableRow>

/** Tables that are derived from documents or contain no personal data. */
const derived = ['search_documents', 'payload_migrations']

/** All tables that have texts or JSON, including tables added later. */
export async function searchedTables(req: PayloadRequest): Promise<SearchedTable[]> {
  return queryRows(
    await getSession(req),
    tableRow,
    sql`
    select table_name as name,
      exists (select from information_schema.columns i where i.table_schema = current_schema()
        and i.table_name = c.table_name and i.column_name = 'id') as "hasId",
      json_agg(json_build_object('name', column_name, 'isJson', data_type = 'jsonb')
        order by ordinal_position) as columns
    from information_schema.columns c
      join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      and table_name not in ${derived}
    group by table_name order by table_name`,
  )
}

/** An email address, and the PostgreSQL regular expression that finds it. */
export interface Address {
  readonly email: string
  readonly address: string
}

/** A condition: a row mentions an email address. */
export function mentions({ columns }: SearchedTable, { email, address }: Address): SQL {
  const texts = columns.map(({ name }) => sql`${sql.identifier(name)}::text`)
  // A function takes at most 100 arguments, and a table may have more columns.
  const row = sql`array_to_string(array[${sql.join(texts, sql`, `)}], ' ')`
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  // The fast search rules out most rows.
  return sql`strpos(lower(${row}), ${domain}) > 0 and ${row} ~* ${address}`
}
