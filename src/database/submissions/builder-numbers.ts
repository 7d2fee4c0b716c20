import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { type Connection, queryRows, runStatement } from '../sql/query'

export const builderNumber = z.object({ community: z.int(), number: z.nullable(z.string()) })

/** A builder's own number of a community; `null` for none. */
export type BuilderNumber = Readonly<z.infer<typeof builderNumber>>

/** Sets the numbers by which a builder calls communities. Returns the earlier ones. */
export async function setBuilderNumbers(
  connection: Connection,
  builder: number,
  numbers: readonly BuilderNumber[],
): Promise<BuilderNumber[]> {
  if (numbers.length === 0) return []
  const given = sql`jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)
    g(community int, number text)`
  const before = await queryRows(
    connection,
    builderNumber,
    sql`select g.community, n.number from ${given}
      left join builder_numbers n on n.builder_id = ${builder} and n.community_id = g.community`,
  )
  await runStatement(
    connection,
    sql`delete from builder_numbers n using ${given}
      where n.builder_id = ${builder} and n.community_id = g.community`,
  )
  await runStatement(
    connection,
    sql`insert into builder_numbers (builder_id, community_id, number)
      select ${builder}, g.community, g.number from ${given}
      join communities c on c.id = g.community where g.number is not null`,
  )
  return before
}
