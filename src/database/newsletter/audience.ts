import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { OTHER_AREA } from '@/domain/enums'
import { type Audience, type AudienceCount, MONTHLY_PAUSE_DAYS } from '@/domain/newsletter/audience'
import { hashedEmail } from '../newsletter-records'
import { type Connection, queryRows } from '../sql/query'

/** A list for `= any`; JSON, because Drizzle expands arrays. */
const listed = (values: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(values)}))`

const isSuppressed = sql`exists (
  select from newsletter_suppressions d where d.digest = ${hashedEmail(sql`s.email`)})`

/** `Other: Comfort` is the area _Other_. */
const hasOtherArea = (areas: readonly string[]): SQL => sql`exists (
    select from newsletter_subscriptions_texts t
    where t.parent_id = s.id and t.path = 'areasOfInterest')
  and not exists (
    select from newsletter_subscriptions_texts t
    where t.parent_id = s.id and t.path = 'areasOfInterest'
      and case when t.text like ${`${OTHER_AREA}: %`} then ${OTHER_AREA} else t.text end
        in ${listed(areas)})`

const isOtherReader = (readers: Audience['readers']): SQL => {
  if (readers === 'all') return sql`false`
  return readers === 'realtors' ? sql`s.is_realtor is not true` : sql`s.is_realtor is true`
}

const hadOne = sql`coalesce(s.frequency::text, '') = 'monthly' and exists (
  select from newsletter_recipients r
  where r.subscription_id = s.id
    and r.sent_at > now() - make_interval(days => ${MONTHLY_PAUSE_DAYS}))`

/** Why the subscriber `s` does not receive an issue (`Exclusion`); `null` if it does. */
function exclusion({ areas, interests, readers }: Audience): SQL {
  return sql`case
    when s.status <> 'subscribed' then 'unconfirmed'
    when ${isSuppressed} then 'suppressed'
    when ${isOtherReader(readers)} then 'readers'
    when ${areas.length > 0} and ${hasOtherArea(areas)} then 'areas'
    when ${interests.length > 0} and coalesce(s.interest::text, '') not in ${listed(interests)}
      then 'interests'
    when ${hadOne} then 'monthly'
  end`
}

/** Subscribers who have not unsubscribed, without those that the spam filter holds. */
const subscribers = sql`newsletter_subscriptions s
  where s.status <> 'unsubscribed' and s.quarantined is not true`

/** The ids of the subscribers who receive an issue, as a subquery. */
export const audienceIds = (audience: Audience): SQL =>
  sql`select s.id from ${subscribers} and ${exclusion(audience)} is null`

const countRow = z.object({ reason: z.nullable(z.string()), count: z.number() })

/** Counts who receives an issue and what leaves the others out. */
export async function countAudience(
  connection: Connection,
  audience: Audience,
): Promise<AudienceCount> {
  const rows = await queryRows(
    connection,
    countRow,
    sql`select reason, count(*)::int as count
      from (select ${exclusion(audience)} as reason from ${subscribers}) as counted
      group by reason`,
  )
  const count = (reason: string | null) => rows.find((row) => row.reason === reason)?.count ?? 0
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    included: count(null),
    excluded: {
      unconfirmed: count('unconfirmed'),
      suppressed: count('suppressed'),
      readers: count('readers'),
      areas: count('areas'),
      interests: count('interests'),
      monthly: count('monthly'),
    },
  }
}
