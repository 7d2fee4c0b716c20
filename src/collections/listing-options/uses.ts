import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { queryRows } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'

/** Columns of communities that contain the name of an option. */
export const columns = { 'school-districts': 'school_district', cities: 'city' } as const
/** Fields of communities that contain the values of options. */
const lists = { amenities: 'amenities', 'home-types': 'homeTypes' } as const

type NamedCollection = keyof typeof columns
export type OptionCollection = NamedCollection | keyof typeof lists

export const isNamed = (collection: OptionCollection): collection is NamedCollection =>
  collection in columns

const used = z.object({ name: z.nullable(z.string()) })

const tables = [
  { table: 'communities', texts: 'communities_texts', column: '', path: '' },
  { table: '_communities_v', texts: '_communities_v_texts', column: 'version_', path: 'version.' },
] as const
type Table = (typeof tables)[number]

const columnIn = (collection: NamedCollection, { column }: Table) =>
  sql.identifier(`${column}${columns[collection]}`)

function holds(collection: OptionCollection, value: string, table: Table): SQL {
  if (isNamed(collection)) return sql`t.${columnIn(collection, table)} = ${value}`
  return sql`exists (select from ${sql.identifier(table.texts)} x where x.parent_id = t.id
    and x.path = ${`${table.path}${lists[collection]}`} and x.text = ${value})`
}

/** The names of the communities that have an option in the published version or the newest draft. */
export async function communitiesWith(
  req: PayloadRequest,
  collection: OptionCollection,
  value: string,
): Promise<string[]> {
  const [documents, versions] = tables
  const rows = await queryRows(
    await getSession(req),
    used,
    sql`select max(name) as name from (
        select t.id, t.name from communities t where t.deleted_at is null
          and ${holds(collection, value, documents)}
        union all select t.parent_id, t.version_name from _communities_v t
          where t.latest and t.version_deleted_at is null
            and ${holds(collection, value, versions)}
      ) found group by id order by 1`,
  )
  return rows.map(({ name }) => name ?? 'Untitled')
}
