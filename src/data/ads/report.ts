import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AdDay,
  clickRate,
  type DayRange,
  everyDay,
  reportRange,
  totalsOf,
} from '@/domain/ads/ad-report'
import { siteDay } from '@/lib/site-date'
import { queryRows } from '../sql/query-rows'

export interface AdReport extends DayRange {
  readonly name: string
  readonly advertiser: string | null
  /** Every day of the range in ascending order. */
  readonly days: readonly AdDay[]
  readonly totals: Omit<AdDay, 'day'>
  readonly clickRate: string
}

interface StoredAd extends Record<string, unknown> {
  readonly name: string
  readonly advertiser: string | null
  readonly firstDay: string | null
  readonly lastDay: string | null
}

const bookedDay = (column: 'starts_at' | 'ends_at') =>
  sql`to_char(${sql.identifier(column)} at time zone 'America/Chicago', 'YYYY-MM-DD')`

async function storedAd(ad: number): Promise<StoredAd | undefined> {
  const rows = await queryRows<StoredAd>(sql`
    select name, advertiser, ${bookedDay('starts_at')} as "firstDay", ${bookedDay('ends_at')} as "lastDay"
    from ads where id = ${ad}`)
  return rows[0]
}

/**
 * The counts of an ad on the requested days, or on the days it is booked for. Returns `null` when
 * the ad does not exist. The caller checks access.
 */
export async function adReport(
  id: string,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now = new Date(),
): Promise<AdReport | null> {
  const ad = /^\d{1,9}$/.test(id) ? await storedAd(Number(id)) : undefined
  if (!ad) return null
  const range = reportRange(ad, asked, siteDay(now))
  const counted = await queryRows<AdDay & Record<string, unknown>>(sql`
    select day::text, impressions, clicks from ad_counts
    where ad_id = ${Number(id)} and day between ${range.from} and ${range.to}`)
  const days = everyDay(range, counted)
  const totals = totalsOf(days)
  const { name, advertiser } = ad
  return { ...range, name, advertiser, days, totals, clickRate: clickRate(totals) }
}
