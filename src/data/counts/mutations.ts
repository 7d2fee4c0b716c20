import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PageEvent, PageEvents } from '@/contract/counts/page-events'
import { parseListingPath } from '@/domain/counts/listing-path'
import { siteDay } from '@/lib/site-date'
import { runOnPool } from '../sql/query-pool'
import { DailyVisitors, type Visitor } from './daily-visitors'

/** What the events of a page are about, each once, with the number of each event: 0 or 1. */
function countEach<const Event extends PageEvent>(
  events: PageEvents,
  counted: readonly Event[],
): (readonly [of: string, Readonly<Record<string, number>>])[] {
  const of = new Set(counted.flatMap((event) => events[event] ?? []))
  return [...of].map((one) => [
    one,
    Object.fromEntries(
      counted.map((event) => [event, Number(events[event]?.includes(one) ?? false)]),
    ),
  ])
}

/** Adds to the counts of ads. Unknown ads are ignored. */
function adCounts(events: PageEvents, day: string): SQL | null {
  const rows = countEach(events, ['adImpressions', 'adClicks']).map(([id, counts]) => ({
    ad: Number(id),
    impressions: counts.adImpressions,
    clicks: counts.adClicks,
  }))
  if (rows.length === 0) return null
  return sql`
    insert into ad_counts as counted (ad_id, day, impressions, clicks)
    select ads.id, ${day}::date, max(event.impressions), max(event.clicks)
    from json_to_recordset(${JSON.stringify(rows)}) as event(ad int, impressions int, clicks int)
    join ads on ads.id = event.ad
    group by ads.id
    order by ads.id
    on conflict (ad_id, day) do update set
      impressions = counted.impressions + excluded.impressions,
      clicks = counted.clicks + excluded.clicks`
}

/** Adds to the counts of listings. Paths without a published listing are ignored. */
function listingCounts(events: PageEvents, day: string): SQL | null {
  const counted = countEach(events, ['views', 'clicks', 'calls', 'websites', 'directions'])
  const rows = counted.map(([path, counts]) => ({ ...parseListingPath(path), ...counts }))
  if (rows.length === 0) return null
  return sql`
    insert into listing_counts as counted
      (day, builder_id, community_id, plan_id, home_id, views, clicks, calls, websites, directions)
    select ${day}::date, b.id, c.id, p.id, h.id, e.views, e.clicks, e.calls, e.websites, e.directions
    from json_to_recordset(${JSON.stringify(rows)}) as e(kind text, slug text, community text,
      views int, clicks int, calls int, websites int, directions int)
    left join builders b
      on e.kind = 'builder' and b.slug = e.slug and b._status = 'published'
    left join communities c
      on e.kind = 'community' and c.slug = e.slug and c._status = 'published'
    left join communities parent on parent.slug = e.community and parent._status = 'published'
    left join floor_plans p on e.kind = 'plan' and p.community_id = parent.id
      and p.slug = e.slug and p._status = 'published'
    left join homes h on e.kind = 'home' and h.community_id = parent.id
      and h.slug = e.slug and h._status = 'published'
    where num_nonnulls(b.id, c.id, p.id, h.id) = 1
    order by b.id, c.id, p.id, h.id
    on conflict (day, builder_id, community_id, plan_id, home_id) do update set
      views = counted.views + excluded.views,
      clicks = counted.clicks + excluded.clicks,
      calls = counted.calls + excluded.calls,
      websites = counted.websites + excluded.websites,
      directions = counted.directions + excluded.directions`
}

/**
 * Adds the events of a page to today's counts in one statement, so concurrent updates lose nothing.
 * Each ad and listing counts at most once per kind of event. Rows are locked in the order of their
 * ids, which prevents deadlocks.
 */
export async function countPageEvents(events: PageEvents, now = new Date()): Promise<void> {
  const day = siteDay(now)
  const ads = adCounts(events, day)
  const listings = listingCounts(events, day)
  const statement = ads && listings ? sql`with of_ads as (${ads}) ${listings}` : (ads ?? listings)
  if (statement) await runOnPool(statement)
}

const visitors = new DailyVisitors()

/** Adds what a visitor did to today's counts. Each ad counts once per visitor, day and kind of event. */
export async function countVisit(events: PageEvents, visitor: Visitor): Promise<void> {
  const now = new Date()
  await countPageEvents(visitors.withoutRepeats(events, visitor, siteDay(now)), now)
}
