import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { runStatement } from '@/database/run-statement'
import { siteDay } from '@/lib/site-date'
import { priceHistories } from '../content/homes/price-histories'
import type { SeedContext } from '../context'

/** One text for whichever document has the price. */
const ownerOf = (home: SQL, plan: SQL, community: SQL) =>
  sql`coalesce('h' || ${home}, 'p' || ${plan}, 'c' || ${community})`

/**
 * Writes the prices of the past year in one statement. Creating the documents has recorded their
 * prices as those of today, which the history ends with already. Documents with another history
 * are left alone.
 */
export async function seedPrices({ payload, daysFromNow }: SeedContext): Promise<void> {
  const rows = priceHistories.map(({ daysAgo, ...price }) => ({
    ...price,
    day: siteDay(new Date(daysFromNow(-daysAgo))),
  }))
  await runStatement(
    payload.db.drizzle,
    sql`
    with known as (
      select ${ownerOf(sql`x.home_id`, sql`x.plan_id`, sql`x.community_id`)} as owner, field,
        min(id) as id
      from price_changes x group by 1, 2
      having count(*) = 1 and min(day) = (now() at time zone 'America/Chicago')::date
    ), given as (
      select case when r.plan is null and r.home is null then c.id end as community_id,
        p.id as plan_id, h.id as home_id, r.field, r.day, r.price, r.source, k.id as recorded
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r(community text, plan text, home text, field text, day date, price int, source text)
      join communities c on c.slug = r.community
      left join floor_plans p on p.community_id = c.id and p.slug = r.plan
      left join homes h on h.community_id = c.id and h.slug = r.home
      join known k on k.field = r.field
        and k.owner = ${ownerOf(sql`h.id`, sql`p.id`, sql`c.id`)}
    ), replaced as (
      delete from price_changes where id in (select recorded from given)
    )
    insert into price_changes (community_id, plan_id, home_id, field, day, price, source)
    select community_id, plan_id, home_id, field, day, price, source from given`,
  )
}
