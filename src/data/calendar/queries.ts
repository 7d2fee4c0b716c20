import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { fromZonedTime } from '@/lib/dates/site-date'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { scheduledRows } from '../dashboard/scheduled'
import { queryPool } from '../sql/query-pool'
import type { CalendarEntry, Movable } from './types'

const row = z.object({
  kind: z.enum(['event', 'scheduled', 'published', 'incentive', 'ad', 'verification']),
  subject: z.string(),
  id: z.int().nullable(),
  title: z.string().nullable(),
  note: z.string().nullable(),
  start: z.string(),
  end: z.string().nullable(),
  is_all_day: z.boolean(),
  is_draft: z.boolean(),
  move: z.enum(['event', 'schedule', 'ad-start', 'ad-end']).nullable(),
  job: z.int().nullable(),
})

const toLocal = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone ${SITE_ZONE}, 'YYYY-MM-DD"T"HH24:MI')`

/** The days that the calendar shows, the last one exclusive. */
interface Range {
  /** `2026-11-30` */
  readonly from: string
  readonly until: string
}

interface Columns {
  readonly kind: CalendarEntry['kind']
  readonly subject: SQL
  readonly id: SQL
  readonly title: SQL
  readonly note?: SQL
  readonly start: SQL
  readonly end?: SQL
  readonly isAllDay?: SQL
  readonly isDraft?: SQL
  readonly move?: Movable
  readonly job?: SQL
}

/** The columns of entries of one kind, which the sources have in the same order. */
const columns = (of: Columns): SQL => sql`${of.kind}::text as kind, ${of.subject}::text as subject,
  ${of.id}::int as id, ${of.title}::text as title, ${of.note ?? sql`null`}::text as note,
  ${toLocal(of.start)} as start, ${of.end ? toLocal(of.end) : sql`null::text`} as "end",
  ${of.isAllDay ?? sql`false`} as is_all_day, ${of.isDraft ?? sql`false`} as is_draft,
  ${of.move ?? null}::text as move, ${of.job ?? sql`null`}::int as job`

/** Events as they were last saved, also as drafts. */
const events = (isShown: (first: SQL, last: SQL) => SQL): SQL => sql`
  select ${columns({
    kind: 'event',
    subject: sql`'events'`,
    id: sql`v.parent_id`,
    title: sql`v.version_title`,
    start: sql`v.version_event_date`,
    end: sql`v.version_end_date`,
    isAllDay: sql`v.version_all_day is true`,
    isDraft: sql`t._status is distinct from 'published'`,
    move: 'event',
  })}
  from _events_v v join events t on t.id = v.parent_id
  where v.latest and t.deleted_at is null
    and ${isShown(sql`v.version_event_date`, sql`coalesce(v.version_end_date, v.version_event_date)`)}`

const schedules = (isShown: (first: SQL, last: SQL) => SQL): SQL => sql`
  select ${columns({
    kind: 'scheduled',
    subject: sql`s.kind`,
    id: sql`s.id`,
    title: sql`s.title`,
    note: sql`case s.action when 'unpublish' then 'Is unpublished' else 'Goes live' end`,
    start: sql`s.due_at`,
    isDraft: sql`s.action <> 'unpublish'`,
    move: 'schedule',
    job: sql`s.job_id`,
  })}
  from (${scheduledRows()}) s
  where s.problem is null and ${isShown(sql`s.due_at`, sql`s.due_at`)}`

const publications = (
  isShown: (first: SQL, last: SQL) => SQL,
  { slug, title, date }: { readonly slug: string; readonly title: string; readonly date: string },
): SQL => sql`
  select ${columns({
    kind: 'published',
    subject: sql`${slug}`,
    id: sql`t.id`,
    title: sql`t.${sql.identifier(title)}`,
    note: sql`'Went live'`,
    start: sql`t.${sql.identifier(date)}`,
  })}
  from ${sql.identifier(slug.replaceAll('-', '_'))} t
  where t._status = 'published' and ${isShown(sql`t.${sql.identifier(date)}`, sql`t.${sql.identifier(date)}`)}`

const incentives = (isShown: (first: SQL, last: SQL) => SQL): SQL => sql`
  select ${columns({
    kind: 'incentive',
    subject: sql`'communities'`,
    id: sql`c.id`,
    title: sql`c.name`,
    note: sql`'Last day: ' || i.text`,
    start: sql`i.ends_on`,
    isAllDay: sql`true`,
  })}
  from communities_incentives i join communities c on c.id = i._parent_id
  where c._status = 'published' and ${isShown(sql`i.ends_on`, sql`i.ends_on`)}`

const ads = (isShown: (first: SQL, last: SQL) => SQL, edge: 'start' | 'end'): SQL => {
  const day = edge === 'start' ? sql`a.starts_at` : sql`a.ends_at`
  return sql`
  select ${columns({
    kind: 'ad',
    subject: sql`'ads'`,
    id: sql`a.id`,
    title: sql`a.name`,
    note: edge === 'start' ? sql`'First day'` : sql`'Last day'`,
    start: day,
    isAllDay: sql`true`,
    move: `ad-${edge}`,
  })}
  from ads a where a.active and a.is_house is not true and ${isShown(day, day)}`
}

/** The days on which communities become due for verification, by their first builder. */
const verifications = (isShown: (first: SQL, last: SQL) => SQL): SQL => {
  const due = sql`(c.verified_at + make_interval(days => ${VERIFY_WITHIN_DAYS}))`
  return sql`
  select ${columns({
    kind: 'verification',
    subject: sql`'builders'`,
    id: sql`b.id`,
    title: sql`b.name`,
    note: sql`case count(*) when 1 then min(c.name) else count(*) || ' communities' end || ' to verify'`,
    start: sql`min(${due})`,
    isAllDay: sql`true`,
  })}
  from communities c
  join lateral (
    select b.id, b.name from communities_rels r join builders b on b.id = r.builders_id
    where r.parent_id = c.id and r.path = 'builders' order by r."order" limit 1
  ) b on true
  where c._status = 'published' and ${isShown(due, due)}
  group by b.id, b.name, (${due} at time zone ${SITE_ZONE})::date`
}

/**
 * What happens on days: events, what goes live or went live, and for editors also what ends or is
 * due. In the order of time.
 */
export async function findCalendar(
  { from, until }: Range,
  isEditor: boolean,
): Promise<CalendarEntry[]> {
  const first = fromZonedTime(from, '00:00').toISOString()
  const last = fromZonedTime(until, '00:00').toISOString()
  const isShown = (starts: SQL, ends: SQL): SQL =>
    sql`(${starts} < ${last} and ${ends} >= ${first})`
  const sources = [
    events(isShown),
    schedules(isShown),
    publications(isShown, { slug: 'blog-posts', title: 'title', date: 'published_at' }),
    publications(isShown, { slug: 'helpful-articles', title: 'title', date: 'publish_date' }),
    publications(isShown, { slug: 'communities', title: 'name', date: 'first_published_at' }),
    ...(isEditor
      ? [incentives(isShown), ads(isShown, 'start'), ads(isShown, 'end'), verifications(isShown)]
      : []),
  ]
  const rows = await queryPool(
    row,
    sql`select * from (${sql.join(sources, sql` union all `)}) e order by start, kind, title, id`,
  )
  return rows.map(({ title, is_all_day, is_draft, move, ...entry }) => ({
    ...entry,
    key: [entry.kind, entry.subject, entry.id, entry.job, move, entry.start].join(' '),
    title: title || 'Untitled',
    isAllDay: is_all_day,
    isDraft: is_draft,
    move: isEditor ? move : null,
  }))
}
