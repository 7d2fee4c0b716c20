import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Stats } from '@/contract/site/stats'
import { queryRows } from '../sql/query-rows'

/** The totals of the statistics strip, over published documents. */
export async function siteStats(): Promise<Stats> {
  const [row] = await queryRows<Stats & Record<string, unknown>>(sql`
    select count(*)::int as "totalCommunities",
      (select count(*)::int from builders where _status = 'published') as "totalBuilders",
      coalesce(sum(homes_available), 0)::int as "totalAvailableHomes",
      coalesce(sum(floor_plans), 0)::int as "totalFloorPlans"
    from communities where _status = 'published'`)
  if (!row) throw new Error('The aggregate query returned no row')
  return row
}
