import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { AdEvents } from '@/contract/ads/ad-events'
import { siteDay } from '@/lib/site-date'
import { runOnPool } from '../sql/query-pool'

/**
 * Adds the events of a page to today's counts in one statement, so concurrent updates lose nothing.
 * Each ad counts at most once, and unknown ads are ignored. Rows are locked in the order of their
 * ids, which prevents deadlocks.
 */
export async function countAdEvents(events: AdEvents, now = new Date()): Promise<void> {
  const impressions = new Set(events.impressions?.map(Number))
  const clicks = new Set(events.clicks?.map(Number))
  const rows = [...new Set([...impressions, ...clicks])].map((ad) => ({
    ad,
    impressions: Number(impressions.has(ad)),
    clicks: Number(clicks.has(ad)),
  }))
  if (rows.length === 0) return
  await runOnPool(sql`
    insert into ad_counts as counted (ad_id, day, impressions, clicks)
    select ads.id, ${siteDay(now)}::date, event.impressions, event.clicks
    from json_to_recordset(${JSON.stringify(rows)}) as event(ad int, impressions int, clicks int)
    join ads on ads.id = event.ad
    order by ads.id
    on conflict (ad_id, day) do update set
      impressions = counted.impressions + excluded.impressions,
      clicks = counted.clicks + excluded.clicks`)
}
