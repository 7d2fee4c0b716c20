import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { siteDay } from '@/lib/site-date'
import { priceHistories } from '../content/homes/price-histories'
import type { SeedContext } from '../context'

const recordedPrice = z.object({
  id: z.int(),
  communityId: z.nullable(z.int()),
  planId: z.nullable(z.int()),
  homeId: z.nullable(z.int()),
  field: z.string(),
  day: z.string(),
  /** Slugs of the document that has the price. */
  community: z.string(),
  plan: z.nullable(z.string()),
  home: z.nullable(z.string()),
})

/** Identifies a price by the slugs of its document. */
interface PriceName {
  readonly community: string
  readonly plan: string | null
  readonly home: string | null
  readonly field: string
}

const nameOf = ({ community, plan, home, field }: PriceName) =>
  JSON.stringify([community, plan, home, field])

/**
 * Writes the prices of the past year. Creating the documents has recorded their prices as those of
 * today, which the history ends with already. Documents with another history are left alone.
 */
export async function seedPrices({ payload, daysFromNow }: SeedContext): Promise<void> {
  const connection = payload.db.drizzle
  const recorded = await queryRows(
    connection,
    recordedPrice,
    sql`select x.id, x.community_id as "communityId", x.plan_id as "planId", x.home_id as "homeId",
        x.field, x.day::text as day, c.slug as community, p.slug as plan, h.slug as home
      from price_changes x
      left join floor_plans p on p.id = x.plan_id
      left join homes h on h.id = x.home_id
      join communities c on c.id = coalesce(x.community_id, p.community_id, h.community_id)`,
  )
  const byName = new Map<string, (typeof recorded)[number][]>()
  for (const one of recorded) byName.set(nameOf(one), [...(byName.get(nameOf(one)) ?? []), one])
  const today = siteDay(new Date())
  const replaced = new Set<number>()
  const rows = priceHistories.flatMap(({ daysAgo, price, source, ...name }) => {
    const [only, another] = byName.get(nameOf(name)) ?? []
    if (!only || another || only.day !== today) return []
    replaced.add(only.id)
    const { communityId, planId, homeId, field } = only
    const day = siteDay(new Date(daysFromNow(-daysAgo)))
    return [{ communityId, planId, homeId, field, day, price, source }]
  })
  await runStatement(
    connection,
    sql`
    with replaced as (
      delete from price_changes where id = any(${sql.param([...replaced])}::int[])
    )
    insert into price_changes (community_id, plan_id, home_id, field, day, price, source)
    select "communityId", "planId", "homeId", field, day, price, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r("communityId" int, "planId" int,
      "homeId" int, field text, day date, price int, source text)`,
  )
}
