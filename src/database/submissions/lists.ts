import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { EditedList } from '@/domain/submissions/fields'
import { type Connection, queryRows } from '../sql/query'

/** The lists that admins edit: their tables, and the columns of value and label. */
const listTables: Readonly<
  Record<EditedList, { readonly table: string; readonly value: string; readonly label: string }>
> = {
  amenities: { table: 'amenities', value: 'value', label: 'label' },
  homeTypes: { table: 'home_types', value: 'value', label: 'label' },
  cities: { table: 'cities', value: 'name', label: 'name' },
  districts: { table: 'school_districts', value: 'name', label: 'name' },
}

const option = z.object({ value: z.string(), label: z.string() })

/** The options of a list that admins edit. */
export function readListOptions(connection: Connection, list: EditedList) {
  const { table, value, label } = listTables[list]
  return queryRows(
    connection,
    option,
    sql`select ${sql.identifier(value)} as value, ${sql.identifier(label)} as label
      from ${sql.identifier(table)} where ${sql.identifier(value)} is not null order by 2`,
  )
}
