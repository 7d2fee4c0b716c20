import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { addDays, siteDay } from '@/lib/site-day'
import { rowsOf } from '../sql/run'

/** Days that the list of ads looks back, today among them. */
const DAYS = 30

interface Recent extends Record<string, unknown> {
  readonly ad: number
  readonly impressions: number
  readonly clicks: number
}

/** What became of each ad in the last thirty days; one statement for all rows of a list. */
export const recentAdCounts = cache(async (): Promise<ReadonlyMap<number, Recent>> => {
  const rows = await rowsOf<Recent>(sql`
    select ad_id as ad, sum(impressions)::int as impressions, sum(clicks)::int as clicks
    from ad_counts where day > ${addDays(siteDay(new Date()), -DAYS)} group by ad_id`)
  return new Map(rows.map((row) => [row.ad, row]))
})
