import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import {
  type AdDay,
  clickRate,
  type DayRange,
  everyDay,
  reportRange,
  sumDays,
} from '@/domain/ads/ad-report'
import { siteDay } from '@/lib/dates/site-date'
import { queryPool } from '../sql/query-pool'

export interface AdReport extends DayRange {
  readonly name: string
  readonly advertiser: string | null
  /** Every day of the range in ascending order. */
  readonly days: readonly AdDay[]
  readonly totals: Omit<AdDay, 'day'>
  readonly clickRate: string
}

const storedAd = z.object({
  name: z.string(),
  advertiser: z.nullable(z.string()),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
})

const dayRow = z.object({ day: z.string(), impressions: z.number(), clicks: z.number() })

const bookedDay = (column: 'starts_at' | 'ends_at') =>
  sql`to_char(${sql.identifier(column)} at time zone 'America/Chicago', 'YYYY-MM-DD')`

async function findAd(ad: number) {
  const rows = await queryPool(
    storedAd,
    sql`
    select name, advertiser, ${bookedDay('starts_at')} as "firstDay", ${bookedDay('ends_at')} as "lastDay"
    from ads where id = ${ad}`,
  )
  return rows[0]
}

/**
 * The counts of an ad on the requested days, or on the days it is booked for. Returns `null` when
 * the ad does not exist. The caller checks access.
 */
export async function adReport(
  id: string,
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  now = new Date(),
): Promise<AdReport | null> {
  const ad = /^\d{1,9}$/.test(id) ? await findAd(Number(id)) : undefined
  if (!ad) return null
  const range = reportRange(ad, requested, siteDay(now))
  const counted = await queryPool(
    dayRow,
    sql`
    select day::text, impressions, clicks from ad_counts
    where ad_id = ${Number(id)} and day between ${range.from} and ${range.to}`,
  )
  const days = everyDay(range, counted)
  const totals = sumDays(days)
  const { name, advertiser } = ad
  return { ...range, name, advertiser, days, totals, clickRate: clickRate(totals) }
}
