import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { AlertFrequency } from '@/domain/enums'
import { type Connection, queryRows } from '../sql/query'

const searchRow = z.object({ search: z.string(), alerts: z.array(z.int()) })

/** The active alerts about searches of homes, by the query string of the search. */
export function readSearches(
  connection: Connection,
  frequency: AlertFrequency,
): Promise<z.infer<typeof searchRow>[]> {
  return queryRows(
    connection,
    searchRow,
    sql`select coalesce(search, '') as search, json_agg(id) as alerts from alerts
      where status = 'active' and target = 'search' and frequency = ${frequency}
        and (paused_until is null or paused_until < now())
      group by 1`,
  )
}
