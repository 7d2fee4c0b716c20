import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { runStatement } from '@/database/run-statement'
import { siteDay } from '@/lib/site-date'
import { priceHistories } from '../content/homes/price-histories'
import type { SeedContext } from '../context'

/** Whether a recorded price is of the document that a row of the history is about. */
const isOfSame = (recorded: SQL) =>
  sql`${recorded}.field = g.field and (${recorded}.community_id = g.community_id
    or ${recorded}.plan_id = g.plan_id or ${recorded}.home_id = g.home_id)`

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
    with given as (
      select case when r.plan is null and r.home is null then c.id end as community_id,
        p.id as plan_id, h.id as home_id, r.field, r.day, r.price, r.source
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r(community text, plan text, home text, field text, day date, price int, source text)
      join communities c on c.slug = r.community
      left join floor_plans p on p.community_id = c.id and p.slug = r.plan
      left join homes h on h.community_id = c.id and h.slug = r.home
    ), known as (
      select g.*, k.id as recorded
      from given g join price_changes k on ${isOfSame(sql`k`)}
      where k.day = (now() at time zone 'America/Chicago')::date
        and not exists (
          select from price_changes o where ${isOfSame(sql`o`)} and o.id <> k.id)
    ), replaced as (
      delete from price_changes where id in (select recorded from known)
    )
    insert into price_changes (community_id, plan_id, home_id, field, day, price, source)
    select community_id, plan_id, home_id, field, day, price, source from known`,
  )
}
