import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { rememberedMapping } from '@/contract/submissions/mapping'
import type { RememberedMapping } from '@/domain/submissions/map/mapping'
import { type Connection, queryRows, runStatement } from '../sql/query'

const mappingRow = z.object({ mapping: rememberedMapping })

/** The mappings of a builder's layouts, the latest first. */
export async function readMappings(connection: Connection, builder: number, limit: number) {
  const rows = await queryRows(
    connection,
    mappingRow,
    sql`select mapping from builder_mappings where builder_id = ${builder}
      order by used_at desc limit ${limit}`,
  )
  return rows.map(({ mapping }) => mapping)
}

/** Stores the mapping of a builder's layout over an earlier one. */
export async function saveMapping(
  connection: Connection,
  builder: number,
  mapping: RememberedMapping,
): Promise<void> {
  await runStatement(
    connection,
    sql`insert into builder_mappings (builder_id, key, mapping)
      values (${builder}, ${mapping.key}, ${JSON.stringify(mapping)}::jsonb)
      on conflict (builder_id, key) do update
        set mapping = excluded.mapping, used_at = now()`,
  )
}
