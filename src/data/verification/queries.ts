import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from '@/database/iso-date'
import { VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { communityStatuses, deliveryStatuses, getValues } from '@/domain/enums'
import { daysBefore } from '@/domain/time/days'
import { queryOne, queryPool } from '../sql/query-pool'

/** The published communities `c` of the builder `b`. */
const selectListings = sql`communities c join communities_rels r on r.parent_id = c.id
  and r.path = 'builders' and r.builders_id = b.id and c._status = 'published'`

/** Where a builder is asked: its own address, else the first one for tour requests. */
const contactEmail = sql`coalesce(nullif(b.email, ''), (
  select c.contact_email from ${selectListings} where nullif(c.contact_email, '') is not null
  order by c.name, c.id limit 1))`

/** Reminders that were held for want of a mail server reached no builder. */
const lastReminder = sql`(select ${isoDate(sql`max(d.created_at)`)} from deliveries d
  where d.builder_id = b.id and d.kind = 'verification-reminder' and d.status <> 'kept')`

/** Submissions that were received for `b`; those that were discarded said nothing. */
const selectSubmissions = sql`submissions s where s.builder_id = b.id and s.status <> 'discarded'`

const queueRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.nullable(z.string()),
  listings: z.number(),
  /** Listings that were not verified for 35 days. */
  due: z.number(),
  /** When the listing that waits longest was verified; `null`: never. */
  oldest: z.nullable(z.string()),
  remindedAt: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
})
export type BuilderInQueue = Readonly<z.infer<typeof queueRow>>

/** All builders with published listings, the most overdue first. */
export function verificationQueue(now = new Date()): Promise<BuilderInQueue[]> {
  return queryPool(
    queueRow,
    sql`
    select b.id, coalesce(b.name, '') as name, ${contactEmail} as email, l.listings, l.due,
      ${isoDate(sql`l.oldest`)} as oldest, ${lastReminder} as "remindedAt",
      (select ${isoDate(sql`max(s.received_at)`)} from ${selectSubmissions}) as "submittedAt"
    from builders b cross join lateral (
      select count(*)::int as listings,
        (count(*) filter (where ${isDue(now)}))::int as due,
        case when bool_and(c.verified_at is not null) then min(c.verified_at) end as oldest
      from ${selectListings}
    ) l
    where l.listings > 0
    order by l.oldest nulls first, b.name, b.id`,
  )
}

const isDue = (now: Date): SQL =>
  sql`c.verified_at is null or c.verified_at < ${daysBefore(now, VERIFY_WITHIN_DAYS).toISOString()}`

const listing = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  startPrice: z.nullable(z.number()),
  status: z.enum(getValues(communityStatuses)),
  verifiedAt: z.nullable(z.string()),
})

/** An event between the guide and a builder. */
const event = z.object({
  at: z.string(),
  kind: z.enum(['verified', 'withdrawn', 'reminded', 'submitted', 'applied', 'undone']),
  /** The name of the user, if it is known. */
  by: z.nullable(z.string()),
  /** The listings, the address of the reminder, or the title of the submission. */
  about: z.array(z.string()),
  /** The email of a reminder. */
  delivery: z.nullable(z.number()),
  delivered: z.nullable(z.enum(getValues(deliveryStatuses))),
  submission: z.nullable(z.number()),
})
export type BuilderEvent = Readonly<z.infer<typeof event>>

const builderRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.nullable(z.string()),
  remindedAt: z.nullable(z.string()),
  listings: z.nullable(z.array(listing)),
  events: z.nullable(z.array(event)),
})

export interface BuilderVerification
  extends Omit<z.infer<typeof builderRow>, 'listings' | 'events'> {
  readonly listings: readonly z.infer<typeof listing>[]
  /** The newest first. */
  readonly events: readonly BuilderEvent[]
}

/** How many events of a builder are shown. */
const EVENTS = 50

/** Verifications of the listings of `b`, from the audit log; those of one moment are one event. */
const verifications = sql`
  select max(created_at) as at, kind, user_name as by, json_agg(distinct title) as about,
    null::int as delivery, null::text as delivered, null::int as submission
  from (
    select a.created_at, a.user_name, coalesce(a.document_title, '') as title,
      case when exists (
        select from jsonb_array_elements(a.changed_values) v
        where v->>'field' = 'verifiedAt' and (v->>'to' is null
          or (v->>'to')::timestamptz < (v->>'from')::timestamptz))
        then 'withdrawn' else 'verified' end as kind
    from audit_entries a
    where a.collection_slug = 'communities'
      and a.document_id in (select c.id::text from ${selectListings})
      and exists (select from audit_entries_texts f where f.parent_id = a.id
        and f.path = 'changedFields' and f.text = 'verifiedAt')
  ) v group by date_trunc('minute', created_at), kind, user_name`

/** Reminders to the builder `b`. Who sent one is in the audit log. */
const reminders = sql`
  select d.created_at, 'reminded', (
      select a.user_name from audit_entries a where a.collection_slug = 'deliveries'
        and a.action = 'created' and a.document_id = d.id::text limit 1),
    json_build_array(d."to"), d.id, d.status::text, null
  from deliveries d where d.builder_id = b.id and d.kind = 'verification-reminder'`

/** Submissions of the builder `b`: received, applied and undone. */
const submissions = sql`
  select e.at, e.kind, coalesce(u.name, e.sender), json_build_array(e.title), null, null, e.id
  from (
    select s.*, x.* from submissions s cross join lateral (values
      (s.received_at, 'submitted', s.received_by_id), (s.applied_at, 'applied', s.applied_by_id),
      (s.undone_at, 'undone', s.undone_by_id)) x(at, kind, user_id)
    where s.builder_id = b.id and s.status <> 'discarded' and x.at is not null
  ) e left join users u on u.id = e.user_id`

/** Everything that the history of a builder consists of. Another kind of event is added here. */
const events = sql`${verifications} union all ${reminders} union all ${submissions}`

/** A builder with its published listings, and the history of their verification; `null`: unknown. */
export async function builderVerification(id: number): Promise<BuilderVerification | null> {
  const { found } = await queryOne(
    z.object({ found: z.nullable(builderRow) }),
    sql`
    select (select row_to_json(x) from (
      select b.id, coalesce(b.name, '') as name, ${contactEmail} as email,
        ${lastReminder} as "remindedAt",
        (select json_agg(json_build_object('id', c.id, 'name', c.name,
            'city', coalesce(c.city, ''), 'startPrice', c.start_price,
            'status', coalesce(c.status::text, 'available'),
            'verifiedAt', ${isoDate(sql`c.verified_at`)})
            order by c.verified_at nulls first, c.name, c.id)
          from ${selectListings}) as listings,
        (select json_agg(json_build_object('at', ${isoDate(sql`e.at`)}, 'kind', e.kind, 'by', e.by,
            'about', e.about, 'delivery', e.delivery, 'delivered', e.delivered,
            'submission', e.submission) order by e.at desc)
          from (select * from (${events}) every order by at desc limit ${EVENTS}) e) as events
      from builders b where b.id = ${id} and b.deleted_at is null
    ) x) as found`,
  )
  return found && { ...found, listings: found.listings ?? [], events: found.events ?? [] }
}

/** The published listings of a builder, the one that waits longest first. */
export async function publishedListings(id: number): Promise<z.infer<typeof listing>[]> {
  return queryPool(
    listing,
    sql`select c.id, c.name, coalesce(c.city, '') as city, c.start_price::float8 as "startPrice",
        coalesce(c.status::text, 'available') as status, ${isoDate(sql`c.verified_at`)} as "verifiedAt"
      from builders b join lateral (select c.* from ${selectListings}) c on true
      where b.id = ${id} order by c.verified_at nulls first, c.name, c.id`,
  )
}

/** The ids of the published listings of a builder. */
export async function listingsOfBuilder(id: number): Promise<number[]> {
  const rows = await queryPool(
    z.object({ id: z.number() }),
    sql`select c.id from builders b join lateral (select c.id from ${selectListings}) c on true
      where b.id = ${id}`,
  )
  return rows.map((row) => row.id)
}
