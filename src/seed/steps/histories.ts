import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { queryRows, runStatement } from '@/database/sql/query'
import { siteDay } from '@/lib/dates/site-date'
import { homeHistories } from '../content/homes/home-histories'
import { priceHistories } from '../content/homes/price-histories'
import type { SeedContext } from '../context'
import { atNoon } from './listings'

const recordedChange = z.object({
  id: z.int(),
  communityId: z.nullable(z.int()),
  planId: z.nullable(z.int()),
  homeId: z.nullable(z.int()),
  place: z.nullable(z.string()),
  field: z.string(),
  day: z.string(),
  /** Slugs of the document. */
  community: z.string(),
  plan: z.nullable(z.string()),
  home: z.nullable(z.string()),
})

/** Identifies a recorded value by the slugs of its document. */
interface ChangeName {
  readonly community: string
  readonly plan: string | null
  readonly home: string | null
  readonly field: string
}

const toKey = ({ community, plan, home, field }: ChangeName) =>
  JSON.stringify([community, plan, home, field])

/** A change of the past year; `days` is a move-in date in days from today. */
interface SeedChange extends ChangeName {
  readonly daysAgo: number
  readonly price?: number
  readonly value?: string | null
  readonly days?: number
  readonly source: string
}

const changes: readonly SeedChange[] = [...priceHistories, ...homeHistories]

/**
 * Writes the changes of the past year. Creating the documents has recorded their values as those of
 * today, which the history ends with already. Documents with another history are left alone.
 */
export async function seedHistories({ payload, daysFromNow }: SeedContext): Promise<void> {
  const connection = payload.db.drizzle
  const recorded = await queryRows(
    connection,
    recordedChange,
    sql`select x.id, x.community_id as "communityId", x.plan_id as "planId", x.home_id as "homeId",
        x.place, x.field, x.day::text as day, c.slug as community, p.slug as plan, h.slug as home
      from listing_changes x
      left join floor_plans p on p.id = x.plan_id
      left join homes h on h.id = x.home_id
      join communities c on c.id = coalesce(x.community_id, p.community_id, h.community_id)`,
  )
  const byName = new Map<string, (typeof recorded)[number][]>()
  for (const one of recorded) byName.set(toKey(one), [...(byName.get(toKey(one)) ?? []), one])
  const today = siteDay(new Date())
  const replaced = new Set<number>()
  const rows = changes.flatMap(({ daysAgo, price, value, days, source, ...name }) => {
    const [only, another] = byName.get(toKey(name)) ?? []
    if (!only || another || only.day !== today) return []
    replaced.add(only.id)
    const { communityId, planId, homeId, place, field } = only
    const day = siteDay(new Date(daysFromNow(-daysAgo)))
    const date = days === undefined ? value : siteDay(new Date(atNoon(daysFromNow(days))))
    return [{ communityId, planId, homeId, place, field, day, price, value: date, source }]
  })
  await runStatement(
    connection,
    sql`
    with replaced as (
      delete from listing_changes where id = any(${sql.param([...replaced])}::int[])
    )
    insert into listing_changes
      (community_id, plan_id, home_id, place, field, day, price, value, source)
    select "communityId", "planId", "homeId", place, field, day, price, value, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r("communityId" int, "planId" int,
      "homeId" int, place text, field text, day date, price int, value text, source text)`,
  )
}
