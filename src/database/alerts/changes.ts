import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import type { ChangeKind } from '@/domain/alerts/change'
import { type AlertFrequency, alertChanges, getValues } from '@/domain/enums'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { type Connection, queryRows, runStatement } from '../sql/query'

const id = z.nullable(z.int())

const changeRow = z.object({
  subject: z.enum(['community', 'plan', 'home', 'builder', 'event']),
  facet: z.string(),
  community: id,
  plan: id,
  home: id,
  builder: id,
  event: id,
  name: z.nullable(z.string()),
  old: z.nullable(z.string()),
  new: z.nullable(z.string()),
  /** When the last of the changes was made (ISO). */
  at: z.string(),
})
/** What became of a part of a listing since alerts were last sent. */
export type StoredChange = z.infer<typeof changeRow>

const cursorRow = z.object({ event: z.coerce.number(), ranAt: z.string() })

/** The cursor of a frequency, locked for the transaction, or `null` while another server has it. */
export async function lockCursor(
  connection: Connection,
  frequency: AlertFrequency,
): Promise<{ readonly event: number; readonly ranAt: Date } | null> {
  const [cursor] = await queryRows(
    connection,
    cursorRow,
    sql`select event_id as event, to_json(ran_at) #>> '{}' as "ranAt" from alert_cursors
      where frequency = ${frequency} for update skip locked`,
  )
  return cursor ? { event: cursor.event, ranAt: new Date(cursor.ranAt) } : null
}

export async function moveCursor(
  connection: Connection,
  frequency: AlertFrequency,
  { event, ranAt }: { readonly event: number; readonly ranAt: Date },
): Promise<void> {
  await runStatement(
    connection,
    sql`update alert_cursors set event_id = ${event}, ran_at = ${ranAt.toISOString()}
      where frequency = ${frequency}`,
  )
}

/** The last change that was made before a time, or 0. */
export async function findLastEvent(connection: Connection, before: Date): Promise<number> {
  const [{ last } = { last: 0 }] = await queryRows(
    connection,
    z.object({ last: z.coerce.number() }),
    // Later changes may have lower ids than an earlier one, if their transactions overlapped.
    sql`select coalesce(
        (select min(id) - 1 from listing_events where at >= ${before.toISOString()}),
        (select max(id) from listing_events), 0) as last`,
  )
  return last
}

/** The net changes after one event up to another, in the order of their last events. */
export function readChanges(
  connection: Connection,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<StoredChange[]> {
  return queryRows(
    connection,
    changeRow,
    sql`
    select subject, facet, (array_agg(name order by id desc))[1] as name,
      (array_agg(community_id order by id desc))[1] as community,
      (array_agg(plan_id order by id desc))[1] as plan, home_id as home,
      (array_agg(builder_id order by id desc))[1] as builder, event_id as event,
      (array_agg(old order by id))[1] as old, (array_agg(new order by id desc))[1] as new,
      to_json(max(at)) #>> '{}' as at
    from listing_events where id > ${after} and id <= ${until}
    group by subject, facet, home_id, event_id, case subject when 'plan' then plan_id
      when 'builder' then builder_id when 'community' then community_id end
    having (array_agg(old order by id))[1] is distinct from (array_agg(new order by id desc))[1]
    order by max(id)`,
  )
}

/**
 * Notes the offers of published communities that end within some days, each once. No editor makes
 * this change; a day passes.
 */
export async function noteEndingOffers(connection: Connection, days: number): Promise<void> {
  await runStatement(
    connection,
    sql`
    insert into listing_events (at, subject, facet, community_id, name, new)
    select now(), 'community', 'ending:' || i.id, c.id, c.name, left(i.day || ' ' || i.text, 300)
    from (select *, to_char(ends_on at time zone ${SITE_ZONE}, 'YYYY-MM-DD') as day
        from communities_incentives) i
      join communities c on c.id = i._parent_id
    where c._status = 'published' and c.deleted_at is null and i.text is not null
      and i.day::date between (now() at time zone ${SITE_ZONE})::date
        and (now() at time zone ${SITE_ZONE})::date + ${days}::int
      and not exists (select from listing_events e
        where e.facet = 'ending:' || i.id and left(e.new, 10) = i.day)`,
  )
}

export async function deleteOldEvents(connection: Connection, before: Date): Promise<void> {
  await runStatement(connection, sql`delete from listing_events where at < ${before.toISOString()}`)
}

/** Whether a reader has an active alert of a frequency. */
export async function hasAlerts(
  connection: Connection,
  frequency: AlertFrequency,
): Promise<boolean> {
  const found = await runStatement(
    connection,
    sql`select from alerts where status = 'active' and frequency = ${frequency} limit 1`,
  )
  return found > 0
}

/** A change that readers are told of. Its number is its place in the emails. */
export interface ToldChange extends StoredChange {
  readonly kind: ChangeKind
}

/** A home that a search finds: the alert, and the number of the change. */
export interface Found {
  readonly alert: number
  readonly n: number
}

interface Notices {
  readonly frequency: AlertFrequency
  readonly changes: readonly ToldChange[]
  readonly found: readonly Found[]
  /** Changes that an email names; more are counted. */
  readonly limit: number
}

/**
 * Stores one notice for each reader whose alerts answer a change, in one statement. Returns the number
 * of notices.
 */
export async function insertNotices(
  connection: Connection,
  { frequency, changes, found, limit }: Notices,
): Promise<number> {
  if (changes.length === 0) return 0
  const numbered = JSON.stringify(changes.map((change, n) => ({ n, ...change, content: change })))
  return runStatement(
    connection,
    sql`
    with changes as materialized (
      select * from jsonb_to_recordset(${numbered}::jsonb) as c(n int, kind text, subject text,
        community int, plan int, home int, builder int, at timestamptz, content jsonb)
    ), wanted as materialized (
      select id, email, target::text as target, document_id::int as document, since from alerts
      where status = 'active' and frequency = ${frequency}
        and (paused_until is null or paused_until < now())
    ), matched as (
      select a.id as alert, c.n from wanted a join changes c on c.home = a.document
        where a.target = 'homes' and c.subject = 'home'
      union select a.id, c.n from wanted a join homes h on h.id = a.document
        join changes c on c.community = h.community_id
        where a.target = 'homes' and c.subject = 'community' and c.kind in ('incentive', 'verified')
      union select a.id, c.n from wanted a join changes c on c.plan = a.document
        where a.target = 'floor-plans'
      union select a.id, c.n from wanted a join changes c on c.community = a.document
        where a.target = 'communities'
      union select a.id, c.n from wanted a join changes c on c.builder = a.document
        where a.target = 'builders'
      union select a.id, c.n from wanted a
        join communities_rels r on r.builders_id = a.document and r.path = 'builders'
        join changes c on c.community = r.parent_id and c.subject = 'community'
        where a.target = 'builders'
      union select f.alert, f.n
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(alert int, n int)
    ), chosen as (
      select a.email, a.id as alert, c.n
      from matched m join wanted a on a.id = m.alert join changes c on c.n = m.n
      where c.at > a.since and (
        exists (select from alerts_changes x where x.parent_id = a.id and x.value::text = c.kind)
        or c.kind = 'gone' and case a.target when 'homes' then 'home' when 'floor-plans' then 'plan'
          when 'communities' then 'community' when 'builders' then 'builder' end = c.subject)
    ), readers as (
      select email, jsonb_agg(distinct alert) as alerts, array_agg(distinct n) as changed
      from chosen group by email
    )
    insert into alert_notices (email, alerts, changes, total)
    select email, alerts, (select jsonb_agg(c.content order by c.n) from changes c
        where c.n = any(changed[1:${limit}::int])), cardinality(changed)
    from readers`,
  )
}

const noticeRow = z.object({
  id: z.int(),
  email: z.string(),
  alerts: z.array(z.int()),
  changes: z.array(
    z.extend(changeRow, { kind: z.union([z.enum(getValues(alertChanges)), z.literal('gone')]) }),
  ),
  total: z.int(),
})
export type Notice = z.infer<typeof noticeRow>

/** Takes some notices out of the table, in the transaction that queues their emails. */
export function takeNotices(connection: Connection, limit: number): Promise<Notice[]> {
  return queryRows(
    connection,
    noticeRow,
    sql`delete from alert_notices where id in (
        select id from alert_notices order by id limit ${limit} for update skip locked
      ) returning id, email, alerts, changes, total`,
  )
}
