import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { endsUnrenewed } from '@/database/ad-renewals'
import { isHeld } from '@/database/deliveries/held'
import { isoDate } from '@/database/iso-date'
import { isWaiting } from '@/database/submissions/submissions'
import { REMIND_BEFORE_DAYS } from '@/domain/ads/booking'
import { VERIFY_LATE_DAYS, VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { INCENTIVE_ENDS_WITHIN_DAYS } from '@/domain/communities/incentives'
import type { DeliveryChannel, Role } from '@/domain/enums'
import type { ReviewState } from '@/domain/review/review-states'
import { addDays, daysBefore } from '@/domain/time/days'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { isOver } from '../events/is-over'
import { aboutLead } from '../leads/about'
import { queryOne } from '../sql/query-pool'
import { draftRows } from './drafts'
import { scheduledRows } from './scheduled'
import { type DashboardData, dashboardRow } from './types'

/** The maximum number of rows in a panel. The count includes all rows. */
const SHOWN = 5

/** Panels without a matching list view. The dashboard itself can show all of their rows. */
export const expandable = ['scheduled', 'published', 'counts', 'incentives', 'bookings'] as const

export type ExpandablePanel = (typeof expandable)[number]

/** The user of the dashboard. */
export interface Dashboard {
  readonly id: number
  readonly role: Role
}

const listed = (
  rows: SQL,
  item: SQL,
  order: SQL,
  shown: number | null = SHOWN,
): SQL => sql`json_build_object(
  'total', (select count(*) from ${rows}),
  'items', coalesce((select json_agg(${item} order by ${order})
    from (select * from ${rows} order by ${order} limit ${shown}) i), '[]'))`

const filename = (media: SQL): SQL => sql`(select m.filename from media m where m.id = ${media})`

const drafts = (first: ReviewState) => sql`(select ${listed(
  sql`drafts`,
  sql`json_build_object('kind', kind, 'id', id, 'title', title, 'isLive', is_live,
    'review', coalesce(review, 'none'),
    'picture', ${filename(sql`picture_id`)}, 'savedAt', ${isoDate(sql`saved_at`)},
    'savedBy', (select u.name from users u where u.id = editor_id),
    'comments', (select count(*) from document_comments c where c.document_id = i.id
      and c.collection_slug = kind and c.resolved_at is null))`,
  sql`(review = ${first}) is true desc, saved_at, kind, id`,
)}::jsonb || jsonb_build_object(
  'oldest', (select ${isoDate(sql`min(saved_at)`)} from drafts),
  'byKind', coalesce((select json_object_agg(kind, amount)
  from (select kind, count(*) as amount from drafts group by kind) k), '{}')))`

const selectBuilder = (column: SQL): SQL => sql`(select ${column}
  from communities_rels r join builders b on b.id = r.builders_id
  where r.parent_id = i.id and r.path = 'builders' order by r."order" limit 1)`

const unverified = sql`(select ${listed(
  sql`unverified`,
  sql`json_build_object('id', id, 'name', name, 'city', city, 'startPrice', start_price,
    'verifiedAt', ${isoDate(sql`verified_at`)},
    'builder', ${selectBuilder(sql`b.name`)},
    'phone', coalesce(nullif(hoa_phone, ''), ${selectBuilder(sql`b.phone`)}),
    'picture', (select m.filename from communities_rels r join media m on m.id = r.media_id
      where r.parent_id = i.id and r.path = 'images' order by r."order" limit 1))`,
  sql`verified_at nulls first, name, id`,
)}::jsonb || jsonb_build_object(
  'published', (select count(*) from communities where _status = 'published'),
  'late', (select count(*) from unverified where is_late),
  'unmapped', (select count(*) from communities where _status = 'published'
    and latitude is null)))`

/** The beginning of a message. */
const excerpt = sql`case when length(message) > 90 then left(message, 90) || '…' else message end`

const leads = listed(
  sql`fresh_leads`,
  sql`json_build_object('id', id, 'name', name, 'source', source, 'message', ${excerpt},
    'about', ${aboutLead(sql`i`)},
    'createdAt', ${isoDate(sql`created_at`)})`,
  sql`created_at, id`,
)

const unanswered = listed(
  sql`unanswered_leads`,
  sql`json_build_object('id', id, 'name', name, 'recipients', recipients,
    'about', ${aboutLead(sql`i`)}, 'createdAt', ${isoDate(sql`created_at`)})`,
  sql`created_at, id`,
)

const mistakes = listed(
  sql`open_mistakes`,
  sql`json_build_object('id', id, 'title', title, 'message', ${excerpt}, 'createdAt', ${isoDate(sql`created_at`)})`,
  sql`created_at, id`,
)

const submissions = listed(
  sql`waiting_submissions`,
  sql`json_build_object('id', id, 'title', title, 'status', status, 'changes', (
      select count(*) from submission_records r
      where r.submission_id = i.id and r.outcome <> 'unchanged'
    ), 'receivedAt', ${isoDate(sql`received_at`)})`,
  sql`received_at, id`,
)

const ended = listed(
  sql`ended`,
  sql`json_build_object('id', id, 'title', title, 'endedAt', ${isoDate(sql`ended_at`)})`,
  sql`ended_at desc, id`,
)

/** The rule is `disagreements` of src/domain/homes/listing-counts.ts. */
const miscounted = sql`
  select * from (
    select c.id, c.name, coalesce(c.homes_available, 0) as reported_homes, l.listed_homes,
      coalesce(c.floor_plans, 0) as reported_plans, l.listed_plans, c.status = 'sold_out' as is_sold_out
    from (
      select community_id, sum(home)::int as listed_homes, sum(plan)::int as listed_plans from (
        select community_id, 1 as home, 0 as plan from homes
        where _status = 'published' and status = 'available'
        union all
        select community_id, 0, 1 from floor_plans where _status = 'published'
      ) listed group by community_id
    ) l join communities c on c.id = l.community_id and c._status = 'published'
  ) counted
  where (is_sold_out and listed_homes > 0) or listed_homes > reported_homes
    or (listed_plans > 0 and listed_plans <> reported_plans)`

const counts = (shown: number | null) =>
  listed(
    sql`miscounted`,
    sql`json_build_object('id', id, 'name', name, 'reportedHomes', reported_homes,
      'listedHomes', listed_homes, 'reportedPlans', reported_plans, 'listedPlans', listed_plans,
      'isSoldOut', is_sold_out)`,
    sql`(is_sold_out and listed_homes > 0) desc, name, id`,
    shown,
  )

const incentives = (shown: number | null) =>
  listed(
    sql`ending`,
    sql`json_build_object('id', id, 'community', community, 'name', name, 'text', text,
      'endsOn', ends_on)`,
    sql`ends_on, name, id`,
    shown,
  )

const bookings = (shown: number | null) =>
  listed(
    sql`ending_bookings`,
    sql`json_build_object('id', id, 'advertiser', advertiser, 'endsOn', ends_on, 'reminder', reminder)`,
    sql`ends_on, advertiser, id`,
    shown,
  )

const heldIn = (channel: DeliveryChannel) =>
  sql`(select count(*) from deliveries d where d.channel::text = ${channel} and ${isHeld})`

const mails = sql`(select ${listed(
  sql`failed_mails`,
  sql`json_build_object('id', id, 'to', "to", 'subject', subject,
    'at', ${isoDate(sql`updated_at`)})`,
  sql`updated_at desc, id`,
)}::jsonb || jsonb_build_object('held', json_build_object('mail', ${heldIn('mail')},
  'webhook', ${heldIn('webhook')})))`

const published = (shown: number | null) =>
  listed(
    sql`went_live`,
    sql`json_build_object('kind', collection_slug, 'id', document_id, 'title', document_title,
      'by', user_name, 'at', ${isoDate(sql`created_at`)})`,
    sql`created_at desc, id`,
    shown,
  )

const scheduled = (shown: number | null) =>
  listed(
    sql`scheduled`,
    sql`json_build_object('job', job_id, 'kind', kind, 'id', id, 'title', title, 'action', action,
      'dueAt', ${isoDate(sql`due_at`)}, 'problem', problem)`,
    sql`problem is null, due_at, job_id`,
    shown,
  )

/**
 * The query for the dashboard, in one statement. For a contributor it contains no leads, no emails,
 * no unverified listings, and only drafts and publications of documents that the
 * contributor has edited. Drafts whose next step is the user's come first.
 *
 * @param unfolded the panel shown in full
 */
export function dashboardStatement(
  { id, role }: Dashboard,
  now: Date,
  expanded?: ExpandablePanel,
): SQL {
  const getLimit = (panel: ExpandablePanel) => (panel === expanded ? null : SHOWN)
  const seesAll = role !== 'contributor'
  const due = daysBefore(now, VERIFY_WITHIN_DAYS).toISOString()
  const late = daysBefore(now, VERIFY_LATE_DAYS).toISOString()
  const soon = addDays(siteDay(now), INCENTIVE_ENDS_WITHIN_DAYS + 1)
  return sql`
    with drafts as (${draftRows(now, seesAll ? null : id)}),
    unverified as (
      select id, name, city, start_price, verified_at, hoa_phone,
        verified_at is null or verified_at < ${late} as is_late
      from communities
      where _status = 'published' and (verified_at is null or verified_at < ${due})
    ),
    fresh_leads as (select * from leads where status = 'new' and quarantined is not true),
    unanswered_leads as (
      select l.*, (
        select json_agg(r.name order by r._order) from leads_recipients r
        where r._parent_id = l.id and r.answer = 'not-yet') as recipients
      from leads l
      where l.status <> 'closed' and l.quarantined is not true and exists (
        select from leads_recipients r where r._parent_id = l.id and r.answer = 'not-yet')
    ),
    open_mistakes as (
      select * from mistake_reports where status = 'open' and quarantined is not true
    ),
    waiting_submissions as (select * from submissions s where ${isWaiting}),
    ended as (
      select t.id, t.title, coalesce(t.end_date, t.event_date) as ended_at from events t
      where t._status = 'published' and ${isOver(now)}
    ),
    miscounted as (${miscounted}),
    ending as (
      select i.id, c.id as community, c.name, i.text,
        to_char(i.ends_on at time zone ${SITE_ZONE}, 'YYYY-MM-DD') as ends_on
      from communities_incentives i join communities c on c.id = i._parent_id
      where c._status = 'published' and i.ends_on < ${fromZonedTime(soon, '00:00').toISOString()}
    ),
    ending_bookings as (
      select b.id, a.name as advertiser, d.status as reminder,
        to_char(b.ends_at at time zone ${SITE_ZONE}, 'YYYY-MM-DD') as ends_on
      from bookings b join advertisers a on a.id = b.advertiser_id
      left join deliveries d on d.id = b.reminder_id
      where ${endsUnrenewed({ from: siteDay(now), to: addDays(siteDay(now), REMIND_BEFORE_DAYS) })}
    ),
    failed_mails as (select * from deliveries where status = 'failed'),
    went_live as (
      select * from (
        select distinct on (collection_slug, document_id) * from audit_entries
        where action in ('published', 'unpublished', 'trashed', 'deleted')
          and created_at > ${daysBefore(now, 7).toISOString()}
        order by collection_slug, document_id, created_at desc, id desc
      ) last_change where action = 'published'
        ${
          seesAll
            ? sql``
            : sql`and exists (select from audit_entries own
                where own.collection_slug = last_change.collection_slug
                  and own.document_id = last_change.document_id and own.user_id = ${id})`
        }
    ),
    scheduled as (${scheduledRows()})
    select ${drafts(seesAll ? 'submitted' : 'changes-requested')} as drafts, ${published(getLimit('published'))} as published,
      ${scheduled(getLimit('scheduled'))} as scheduled,
      ${seesAll ? unverified : sql`null`} as unverified,
      ${seesAll ? submissions : sql`null`} as submissions,
      ${seesAll ? leads : sql`null`} as leads,
      ${seesAll ? unanswered : sql`null`} as unanswered,
      ${seesAll ? mistakes : sql`null`} as mistakes,
      ${seesAll ? ended : sql`null`} as ended,
      ${seesAll ? counts(getLimit('counts')) : sql`null`} as counts,
      ${seesAll ? incentives(getLimit('incentives')) : sql`null`} as incentives,
      ${seesAll ? bookings(getLimit('bookings')) : sql`null`} as bookings,
      ${seesAll ? mails : sql`null`} as mails`
}

/** The dashboard of a user. */
export function dashboardFor(
  dashboard: Dashboard,
  now = new Date(),
  expanded?: ExpandablePanel,
): Promise<DashboardData> {
  return queryOne(dashboardRow, dashboardStatement(dashboard, now, expanded))
}
