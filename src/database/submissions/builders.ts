import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows } from '../sql/query'

const addressRow = z.object({ name: z.string(), email: z.nullable(z.string()) })

/** The name and email address of a builder. */
export async function readBuilder(connection: Connection, id: number) {
  const [builder] = await queryRows(
    connection,
    addressRow,
    sql`select coalesce(name, '') as name, email from builders
      where id = ${id} and deleted_at is null`,
  )
  return builder
}

const builderRow = z.object({ id: z.int(), name: z.string() })

/** The builders that a submission can be from, by name. */
export function readBuilders(connection: Connection) {
  return queryRows(
    connection,
    builderRow,
    sql`select id, name from builders where deleted_at is null and name is not null
      order by lower(name), id`,
  )
}
