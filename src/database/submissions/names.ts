import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows } from '../sql/query'

const named = z.object({ name: z.string() })
const toNames = (rows: readonly z.infer<typeof named>[]) => rows.map(({ name }) => name)

/** The names of a builder's communities. */
export async function readCommunityNames(
  connection: Connection,
  builder: number,
): Promise<string[]> {
  const rows = await queryRows(
    connection,
    named,
    sql`select distinct c.name from communities c
      join communities_rels r on r.parent_id = c.id and r.path = 'builders'
      where r.builders_id = ${builder} and c.name is not null and c.deleted_at is null order by 1`,
  )
  return toNames(rows)
}

/** The names of a builder's plans. */
export async function readPlanNames(connection: Connection, builder: number): Promise<string[]> {
  const rows = await queryRows(
    connection,
    named,
    sql`select distinct name from floor_plans
      where builder_id = ${builder} and name is not null and deleted_at is null order by 1`,
  )
  return toNames(rows)
}

/** The names of communities by id. */
export async function readNamesOfCommunities(
  connection: Connection,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await queryRows(
    connection,
    z.extend(named, { id: z.int() }),
    sql`select id, name from communities
      where id = any(${sql.param([...ids])}::int[]) and name is not null and deleted_at is null`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
