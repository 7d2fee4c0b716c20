import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Connection } from './sql/query'
import { runStatement } from './sql/query'

interface AdEvents {
  /** The id of an ad. */
  readonly ad: number
  readonly impressions: number | undefined
  readonly clicks: number | undefined
}

/** Adds to the counts of ads. Unknown ads are ignored. */
function addToAds(rows: readonly AdEvents[], day: string): SQL | null {
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
function addToListings(rows: readonly object[], day: string): SQL | null {
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

/** Adds a visit to issues that were sent. Unknown slugs are ignored. */
function addToIssues(slugs: readonly string[]): SQL | null {
  if (slugs.length === 0) return null
  return sql`
    update newsletter_sendings set visits = visits + 1
    from newsletter_issues i
    where i.id = issue_id and i.slug in ${slugs} and i._status = 'published'`
}

interface Events {
  readonly ads: readonly AdEvents[]
  /** The parts of the path of a listing, and the number of each event. */
  readonly listings: readonly object[]
  /** The slugs of issues of the newsletter in which the visit began. */
  readonly issues: readonly string[]
}

/**
 * Adds events to the counts of a day in one statement, so concurrent updates lose nothing. Rows are
 * locked in the order of their ids, which prevents deadlocks.
 */
export async function addToCounts(
  connection: Connection,
  day: string,
  { ads, listings, issues }: Events,
): Promise<void> {
  const [last, ...others] = [addToAds(ads, day), addToIssues(issues), addToListings(listings, day)]
    .filter((statement) => statement !== null)
    .reverse()
  if (!last) return
  const named = others.map(
    (statement, index) => sql`part_${sql.raw(String(index))} as (${statement})`,
  )
  await runStatement(
    connection,
    named.length > 0 ? sql`with ${sql.join(named, sql`, `)} ${last}` : last,
  )
}

/** Whether an ad was ever shown or followed. */
export async function hasAdCounts(connection: Connection, ad: number): Promise<boolean> {
  return (
    (await runStatement(connection, sql`select from ad_counts where ad_id = ${ad} limit 1`)) > 0
  )
}
