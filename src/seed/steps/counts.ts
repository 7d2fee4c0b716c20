import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { runStatement } from '@/database/sql/query'
import { previousMonth } from '@/domain/reports/month'
import { addDays, monthStart } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { builders } from '../content/builders'
import type { SeedContext } from '../context'

/** Which listings are counted, and how often their page is viewed on a usual day. */
interface Counted {
  readonly column: 'builder_id' | 'community_id' | 'plan_id' | 'home_id'
  /** A query for `id` and `slug`. */
  readonly listings: SQL
  readonly fewest: number
  readonly most: number
}

/** The real companies, which have no contact details in the sample, get no invented figures. */
const invented = builders.filter(({ phone }) => phone).map(({ slug }) => slug)

const ofInvented = (table: SQL): SQL =>
  sql`select l.id, l.slug from ${table} l join builders b on b.id = l.builder_id
    where l._status = 'published' and b.slug in ${invented}`

const counted: readonly Counted[] = [
  {
    column: 'builder_id',
    listings: sql`select id, slug from builders where slug in ${invented}`,
    fewest: 1,
    most: 5,
  },
  {
    column: 'community_id',
    listings: sql`select id, slug from communities where _status = 'published'`,
    fewest: 4,
    most: 22,
  },
  { column: 'plan_id', listings: ofInvented(sql`floor_plans`), fewest: 0, most: 0.6 },
  { column: 'home_id', listings: ofInvented(sql`homes`), fewest: 0.1, most: 1.4 },
]

/**
 * Adds invented counts for the two months before the current one and for its days so far, with more
 * views on weekends and a slow growth. The numbers are the same in every seeding on the same day. A
 * database with counts stays unchanged.
 */
export async function seedCounts({ payload, now }: SeedContext): Promise<void> {
  const today = siteDay(now)
  const first = previousMonth(previousMonth(monthStart(today)))
  const { drizzle } = payload.db
  const isCounted = await runStatement(drizzle, sql`select from listing_counts limit 1`)
  if (isCounted > 0) return
  // At least 0 and below 1, from a text.
  const random = (salt: string) =>
    sql`((hashtext(l.slug || d.day || ${salt}::text)::bigint & 1023) / 1024.0)`
  for (const { column, listings, fewest, most } of counted) {
    // Rounds up or down at random, so that rare events happen now and then.
    const part = (share: number, salt: string) =>
      sql`floor(v.views * ${share}::numeric + ${random(salt)})::int`
    await runStatement(
      drizzle,
      sql`
      insert into listing_counts
        (day, ${sql.identifier(column)}, views, clicks, calls, websites, directions)
      select d.day, l.id, v.views, ${part(0.55, 'clicks')}, ${part(0.03, 'calls')},
        ${part(0.05, 'websites')}, ${part(0.04, 'directions')}
      from (${listings}) l
      cross join (
        select day::date as day from generate_series(${first}::date, ${addDays(today, -1)}::date,
          '1 day') day
      ) d
      cross join lateral (
        select floor(
          (${fewest}::numeric
            + ${most - fewest}::numeric * ((hashtext(l.slug)::bigint & 1023) / 1024.0))
          * case when extract(isodow from d.day) >= 6 then 1.5 else 0.85 end
          * (1 + 0.002 * (d.day - ${first}::date))
          * (0.6 + 0.8 * ${random('noise')})
          + ${random('views')}
        )::int as views
      ) v
      where v.views > 0`,
    )
  }
}
