import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { queryOne } from '../sql/query-pool'

const figuresRow = z.object({
  subscribed: z.number(),
  waiting: z.number(),
  unsubscribed: z.number(),
  joined: z.number(),
  left: z.number(),
})

/** The number of subscribers, and the changes in the current month in San Antonio time. */
export type SubscriberFigures = Readonly<z.infer<typeof figuresRow>>

/** Counts the subscribers in one statement, without held ones. */
export async function subscriberFigures(): Promise<SubscriberFigures> {
  return queryOne(
    figuresRow,
    sql`
    with month as (
      select date_trunc('month', now() at time zone ${SITE_ZONE}) at time zone ${SITE_ZONE} as began
    )
    select
      (count(*) filter (where status = 'subscribed'))::int as subscribed,
      (count(*) filter (where status = 'pending'))::int as waiting,
      (count(*) filter (where status = 'unsubscribed'))::int as unsubscribed,
      (count(*) filter (where status = 'subscribed' and created_at >= began))::int as joined,
      (select count(*)::int from newsletter_unsubscriptions u, month
        where u.created_at >= month.began) as "left"
    from month left join newsletter_subscriptions s on s.quarantined is not true
    group by began`,
  )
}
