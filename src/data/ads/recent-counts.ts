import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/site-date'
import { queryRows } from '../sql/query-rows'

/** The number of days counted, including today. */
const DAYS = 30

interface Recent extends Record<string, unknown> {
  readonly ad: number
  readonly impressions: number
  readonly clicks: number
}

/** The counts of all ads in the last 30 days, from one statement per request. */
export const recentAdCounts = cache(async (): Promise<ReadonlyMap<number, Recent>> => {
  const rows = await queryRows<Recent>(sql`
    select ad_id as ad, sum(impressions)::int as impressions, sum(clicks)::int as clicks
    from ad_counts where day > ${addDays(siteDay(new Date()), -DAYS)} group by ad_id`)
  return new Map(rows.map((row) => [row.ad, row]))
})
