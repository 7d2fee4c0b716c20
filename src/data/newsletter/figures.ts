import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { SITE_ZONE } from '@/lib/site-date'
import { queryRows } from '../sql/query-rows'

/** The number of subscribers, and the changes in the current month in San Antonio time. */
export interface SubscriberFigures {
  readonly subscribed: number
  readonly waiting: number
  readonly unsubscribed: number
  readonly joined: number
  readonly left: number
}

/** Counts the subscribers in one statement, without held ones. */
export async function subscriberFigures(): Promise<SubscriberFigures> {
  const [row] = await queryRows<SubscriberFigures & Record<string, unknown>>(sql`
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
    group by began`)
  if (!row) throw new Error('The subscriber counts query returned no row')
  return row
}
