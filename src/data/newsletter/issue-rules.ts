import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { isoDate } from '@/database/iso-date'
import { queryRows } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import type { NewsletterRule } from '@/domain/enums'
import { FIRST_ISSUE_DAYS } from '@/domain/newsletter/issue-limits'
import { daysBefore, monthStart } from '@/domain/time/days'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'

/** A document that an issue shows. */
const cardReference = z.object({
  relationTo: z.enum(['communities', 'homes', 'blog-posts', 'events']),
  value: z.int(),
  /** The price before a reduction, in US dollars. */
  from: z.optional(z.nullable(z.number())),
})
export type CardReference = Readonly<z.infer<typeof cardReference>>

/** What a rule found, stored with the question that it answers. */
const foundByRule = z.object({
  rule: z.string(),
  limit: z.number(),
  items: z.array(cardReference),
})

export interface Rule {
  readonly rule: NewsletterRule
  readonly limit: number
}

/** What was stored for a rule; `null` without it, or if the rule was changed since. */
export function storedFindings(stored: unknown, { rule, limit }: Rule): CardReference[] | null {
  const { data } = foundByRule.safeParse(stored)
  return data?.rule === rule && data.limit === limit ? data.items : null
}

interface Asked {
  /** The issue, if it is stored, and when it was published. */
  readonly id: number | undefined
  readonly publishedAt: string | null | undefined
  readonly now: Date
}

/** The publication of the issue before this one, or 30 days ago. */
async function lastIssueAt(req: PayloadRequest, { id, publishedAt, now }: Asked): Promise<Date> {
  const until = publishedAt ?? now.toISOString()
  const [last] = await queryRows(
    await getSession(req),
    z.object({ at: z.nullable(z.string()) }),
    sql`select ${isoDate(sql`max(published_at)`)} as at from newsletter_issues
      where _status = 'published' and published_at < ${until} and id is distinct from ${id ?? null}`,
  )
  return last?.at ? new Date(last.at) : daysBefore(new Date(until), FIRST_ISSUE_DAYS)
}

const shownHome = sql`t._status = 'published' and t.status <> 'sold' and exists (
  select from communities c where c.id = t.community_id and c._status = 'published')`
const shownCommunity = sql`t._status = 'published' and t.status is distinct from 'sold_out'`

/** The listings whose price is lower now than on the day of the last issue, the newest first. */
const reductions = (since: string, limit: number) => sql`
  with reduced as (
    select case when l.home_id is null then 'communities' else 'homes' end as "relationTo",
      coalesce(l.home_id, l.community_id) as value, l.day, b.price as "from"
    from (
      select distinct on (home_id, community_id) home_id, community_id, field, day, price
      from listing_changes
      where (home_id is not null and field = 'price')
        or (community_id is not null and field = 'startPrice')
      order by home_id, community_id, day desc) l
    cross join lateral (
      select price from listing_changes o
      where o.home_id is not distinct from l.home_id
        and o.community_id is not distinct from l.community_id
        and o.field = l.field and o.day < ${since}::date
      order by day desc limit 1) b
    where l.day >= ${since}::date and l.price < b.price)
  select "relationTo", value, "from"::float8 as "from" from reduced r
  where ("relationTo" = 'homes'
      and exists (select from homes t where t.id = r.value and ${shownHome}))
    or ("relationTo" = 'communities'
      and exists (select from communities t where t.id = r.value and ${shownCommunity}))
  order by day desc, "relationTo" desc, value limit ${limit}`

const newCommunities = (since: Date, limit: number) => sql`
  select 'communities' as "relationTo", t.id as value from communities t
  where ${shownCommunity}
    and coalesce(t.first_published_at, t.created_at) >= ${since.toISOString()}
  order by coalesce(t.first_published_at, t.created_at) desc, t.id limit ${limit}`

/** The first day of the month after that of a day. */
const nextMonth = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** The events that take place on a day of the next month in San Antonio, the soonest first. */
function eventsOfNextMonth(now: Date, limit: number) {
  const first = nextMonth(monthStart(siteDay(now)))
  const start = fromZonedTime(first, '00:00').toISOString()
  const end = fromZonedTime(nextMonth(first), '00:00').toISOString()
  return sql`
    select 'events' as "relationTo", t.id as value from events t
    where t._status = 'published' and t.event_date < ${end}
      and coalesce(t.end_date, t.event_date) >= ${start}
    order by t.event_date, t.id limit ${limit}`
}

/** What a rule finds now among the documents that visitors see. */
export async function findByRule(
  req: PayloadRequest,
  { rule, limit }: Rule,
  asked: Asked,
): Promise<CardReference[]> {
  const statement = async () => {
    if (rule === 'events-next-month') return eventsOfNextMonth(asked.now, limit)
    const since = await lastIssueAt(req, asked)
    return rule === 'new-communities'
      ? newCommunities(since, limit)
      : reductions(siteDay(since), limit)
  }
  return queryRows(await getSession(req), cardReference, await statement())
}
