import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { emailedPaths } from '@/config/emailed-paths'
import { env, payloadSecret } from '@/config/env'
import { type FigureName, type Figures, figures, typicalFigures } from '@/domain/reports/figures'
import {
  chosenMonth,
  comparedPeriod,
  isOver,
  type Month,
  monthsToReport,
  type Period,
  reportPeriod,
} from '@/domain/reports/month'
import type {
  BuilderFigures,
  BuilderReport,
  ListingFigures,
  ReportSummary,
} from '@/domain/reports/report'
import { addDays } from '@/domain/time/days'
import { reportToken } from '@/jobs/builder-report/report-token'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { readAnswerRecords } from '../leads/answers'
import { queryOne, queryPool } from '../sql/query-pool'

const figuresRow: z.ZodMiniType<Figures> = z.object({
  views: z.number(),
  clicks: z.number(),
  calls: z.number(),
  websites: z.number(),
  directions: z.number(),
  leads: z.number(),
})
const answersRow = z.object({ median: z.nullable(z.number()), answered: z.number() })

const builderRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.nullable(z.string()),
  communities: z.number(),
  now: figuresRow,
  before: figuresRow,
  answersNow: answersRow,
  answersBefore: answersRow,
  guideMedian: z.nullable(z.number()),
})

/** The columns of `listing_counts`; leads are counted from the leads themselves. */
const counted = figures.map(({ name }) => name).filter((name) => name !== 'leads')

/** The days of a period, both included. */
export const during = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

/** The moments from the first to the last day of a period, in San Antonio time. */
export function receivedDuring({ from, to }: Period): SQL {
  const begin = fromZonedTime(from, '00:00').toISOString()
  const end = fromZonedTime(addDays(to, 1), '00:00').toISOString()
  return sql`l.created_at >= ${begin}::timestamptz and l.created_at < ${end}::timestamptz`
}

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** An empty period, for a month that is compared with none. */
const noPeriod: Period = { from: '2000-01-02', to: '2000-01-01' }

/** Counts per listing and their builders. A community counts for each of its builders. */
export const ownedCounts = (condition: SQL, sums: readonly SQL[]): SQL => sql`
  select coalesce(n.builder_id, p.builder_id, h.builder_id, r.builders_id) as owner, n.*
  from (
    select builder_id, community_id, plan_id, home_id, ${list(sums)}
    from listing_counts where ${condition}
    group by builder_id, community_id, plan_id, home_id
  ) n
  left join floor_plans p on p.id = n.plan_id
  left join homes h on h.id = n.home_id
  left join communities_rels r on r.parent_id = n.community_id and r.path = 'builders'`

/**
 * Leads and their builders: the builder that a lead names, or that of its home or plan. A lead about
 * a community alone counts for each builder of the community.
 */
export const ownedLeads = (condition: SQL): SQL => sql`
  select l.id, l.created_at, l.builder_id, l.community_id, l.plan_id, l.home_id,
    coalesce(l.builder_id, h.builder_id, p.builder_id, r.builders_id) as owner,
    extract(epoch from l.contacted_at - l.created_at) as seconds
  from leads l
  left join homes h on h.id = l.home_id
  left join floor_plans p on p.id = l.plan_id
  left join communities_rels r on r.parent_id = l.community_id and r.path = 'builders'
    and l.builder_id is null and h.builder_id is null and p.builder_id is null
  where l.quarantined is not true and (${condition})`

const figuresJson = (value: (name: FigureName) => SQL): SQL =>
  sql`json_build_object(${list(figures.map(({ name }) => sql`${sql.raw(`'${name}'`)}, ${value(name)}`))})`

interface Compared {
  readonly now: Period
  readonly before: Period
}

/**
 * All builders with their figures, in one statement: published ones, and those with counts or leads.
 * Payload's hooks do not apply, and nothing of a buyer is read.
 */
async function builderFigures({ now, before }: Compared) {
  const sums = counted.flatMap((name) =>
    [
      { period: now, prefix: 'now' },
      { period: before, prefix: 'before' },
    ].map(
      ({ period, prefix }) =>
        sql`sum(${sql.identifier(name)}) filter (where ${during(period)}) as ${sql.identifier(`${prefix}_${name}`)}`,
    ),
  )
  const total = (prefix: 'now' | 'before') =>
    figuresJson((name) =>
      name === 'leads'
        ? sql`coalesce(m.${sql.identifier(`${prefix}_leads`)}, 0)`
        : sql`coalesce(v.${sql.identifier(`${prefix}_${name}`)}, 0)`,
    )
  const sumColumns = ['now', 'before'].flatMap((prefix) =>
    counted.map((name) => {
      const column = sql.identifier(`${prefix}_${name}`)
      return sql`sum(${column})::int as ${column}`
    }),
  )
  const answers = (prefix: 'now' | 'before') => sql`json_build_object(
    'median', m.${sql.identifier(`${prefix}_median`)},
    'answered', coalesce(m.${sql.identifier(`${prefix}_answered`)}, 0))`
  const leadColumns = (prefix: string, period: Period) => {
    const named = (what: string) => sql.identifier(`${prefix}_${what}`)
    return sql`
      (count(*) filter (where ${receivedDuring(period)}))::int as ${named('leads')},
      (count(l.seconds) filter (where ${receivedDuring(period)}))::int as ${named('answered')},
      percentile_cont(0.5) within group (order by l.seconds)
        filter (where ${receivedDuring(period)}) as ${named('median')}`
  }
  return queryPool(
    builderRow,
    sql`
    with lead_rows as materialized (
      ${ownedLeads(sql`${receivedDuring(now)} or ${receivedDuring(before)}`)}
    ),
    counts as (
      select owner, ${list(sumColumns)}
      from (${ownedCounts(sql`${during(now)} or ${during(before)}`, sums)}) o
      group by owner
    ),
    mail as (
      select owner, ${leadColumns('now', now)}, ${leadColumns('before', before)}
      from lead_rows l group by owner
    ),
    listed as (
      select r.builders_id as owner, count(*)::int as communities
      from communities_rels r join communities c on c.id = r.parent_id
      where r.path = 'builders' and c._status = 'published'
      group by r.builders_id
    )
    select b.id, coalesce(b.name, '') as name, nullif(trim(b.email), '') as email,
      coalesce(c.communities, 0) as communities,
      ${total('now')} as now, ${total('before')} as before,
      ${answers('now')} as "answersNow", ${answers('before')} as "answersBefore",
      (select percentile_cont(0.5) within group (order by seconds) from (
        select distinct on (id) seconds from lead_rows l
        where owner is not null and ${receivedDuring(now)}
      ) once) as "guideMedian"
    from builders b
    left join listed c on c.owner = b.id
    left join counts v on v.owner = b.id
    left join mail m on m.owner = b.id
    where b.deleted_at is null
      and (b._status = 'published' or v.owner is not null or m.owner is not null)
    order by lower(b.name), b.id`,
  )
}

const listingRow = z.object({
  kind: z.enum(['builder', 'community', 'plan', 'home']),
  id: z.number(),
  name: z.string(),
  community: z.nullable(z.number()),
  communityName: z.nullable(z.string()),
  figures: figuresRow,
})

/** The listings of a builder with counts or leads, and all of its published communities. */
async function listingFigures(builder: number, period: Period): Promise<ListingFigures[]> {
  const sums = counted.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`)
  const zeros = counted.map((name) => sql`0 as ${sql.identifier(name)}`)
  const columns = counted.map((name) => sql.identifier(name))
  return queryPool(
    listingRow,
    sql`
    with rows as (
      select builder_id, community_id, plan_id, home_id, ${sql.join(columns, sql`, `)}, 0 as leads
      from (${ownedCounts(during(period), sums)}) o where owner = ${builder}
      union all
      select
        case when num_nonnulls(l.home_id, l.plan_id, l.community_id) = 0 then l.owner end,
        case when num_nonnulls(l.home_id, l.plan_id) = 0 then l.community_id end,
        case when l.home_id is null then l.plan_id end, l.home_id, ${list(zeros)}, 1
      from (${ownedLeads(receivedDuring(period))}) l where owner = ${builder}
      union all
      select null, c.id, null, null, ${list(zeros)}, 0
      from communities_rels r join communities c on c.id = r.parent_id
      where r.path = 'builders' and r.builders_id = ${builder} and c._status = 'published'
    )
    select
      case when min(n.builder_id) is not null then 'builder'
        when min(n.plan_id) is not null then 'plan'
        when min(n.home_id) is not null then 'home' else 'community' end as kind,
      coalesce(min(n.builder_id), min(n.plan_id), min(n.home_id), min(n.community_id)) as id,
      coalesce(min(b.name), min(p.name), min(h.address), min(c.name), '') as name,
      min(c.id) as community, min(c.name) as "communityName",
      ${figuresJson((name) => sql`sum(n.${sql.identifier(name)})::int`)} as figures
    from rows n
    left join builders b on b.id = n.builder_id
    left join floor_plans p on p.id = n.plan_id
    left join homes h on h.id = n.home_id
    left join communities c on c.id = coalesce(n.community_id, p.community_id, h.community_id)
    group by n.builder_id, n.community_id, n.plan_id, n.home_id
    order by kind, name, id`,
  )
}

/** The first day with counts, or `null` before any. */
async function firstCountedDay(): Promise<string | null> {
  const row = z.object({ day: z.nullable(z.string()) })
  return (await queryOne(row, sql`select min(day)::text as day from listing_counts`)).day
}

/** The months to choose from, and the chosen one. */
export interface ReportMonths {
  readonly months: readonly Month[]
  readonly month: Month
  readonly isUnfinished: boolean
  readonly countedSince: string | null
}

/** The month of a report (`2026-10`), by default the last one that is over. */
export async function reportMonths(
  requested: string | undefined,
  now = new Date(),
): Promise<ReportMonths> {
  const countedSince = await firstCountedDay()
  const today = siteDay(now)
  const months = monthsToReport(countedSince, today)
  const month = chosenMonth(requested, months)
  return { months, month, isUnfinished: !isOver(month, today), countedSince }
}

function comparedDays({ month, countedSince }: ReportMonths, today: string) {
  const before = comparedPeriod(month, countedSince, today)
  return { now: reportPeriod(month, today), before }
}

/** All builders with their figures of a month. The caller checks access. */
export async function reportOverview(
  chosen: ReportMonths,
  now = new Date(),
): Promise<readonly BuilderFigures[]> {
  const days = comparedDays(chosen, siteDay(now))
  return builderFigures({ now: days.now, before: days.before ?? noPeriod })
}

/** The figures of builders for a month, in two statements. The caller checks access. */
export async function reportSummaries(
  builders: readonly number[],
  chosen: ReportMonths,
  now = new Date(),
): Promise<readonly ReportSummary[]> {
  const { now: period, before: beforePeriod } = comparedDays(chosen, siteDay(now))
  const [all, records] = await Promise.all([
    builderFigures({ now: period, before: beforePeriod ?? noPeriod }),
    readAnswerRecords(builders),
  ])
  const { month, isUnfinished, countedSince } = chosen
  return all
    .filter(({ id }) => builders.includes(id))
    .map(({ id, name, email, communities, ...own }) => ({
      builder: { id, name, email, communities },
      month,
      period,
      isUnfinished,
      countedSince: countedSince !== null && countedSince > period.from ? countedSince : null,
      now: own.now,
      before: beforePeriod && own.before,
      beforePeriod,
      typical: typicalFigures(all, communities),
      buyersSay: records.get(id) ?? null,
      answers: {
        now: own.answersNow,
        before: beforePeriod && own.answersBefore,
        guide: own.guideMedian,
      },
    }))
}

/**
 * The report of a builder, or `null` if there is no such builder: its figures, the answers that
 * buyers had and its listings in a statement each. The caller checks access.
 */
export async function builderReport(
  builder: number,
  chosen: ReportMonths,
  now = new Date(),
): Promise<BuilderReport | null> {
  const [summary] = await reportSummaries([builder], chosen, now)
  if (!summary) return null
  return { ...summary, listings: await listingFigures(builder, summary.period) }
}

const sentRow = z.object({
  builder: z.number(),
  /** ISO date and time. */
  sentAt: z.string(),
  delivery: z.nullable(z.number()),
  status: z.nullable(z.string()),
})

/** When the report of a month was sent to a builder, with the email and its status. */
export type SentReport = Readonly<z.infer<typeof sentRow>>

/** The emails with reports of a month, by builder. */
export async function sentReports(month: Month): Promise<ReadonlyMap<number, SentReport>> {
  const rows = await queryPool(
    sentRow,
    sql`
    select e.builder_id as builder, to_json(e.sent_at) #>> '{}' as "sentAt",
      e.delivery_id as delivery, d.status::text as status
    from report_emails e left join deliveries d on d.id = e.delivery_id
    where e.month = ${month}::date`,
  )
  return new Map(rows.map((row) => [row.builder, row]))
}

/** The public link of a report. */
export async function reportLink(builder: number, month: Month, now = new Date()): Promise<string> {
  const token = await reportToken.create(payloadSecret(), { builder, month }, now)
  return env.SITE_URL + emailedPaths.builderReport(token)
}

/** The report of a public link, or why it shows none. */
export type SharedReport =
  | { readonly report: BuilderReport }
  | { readonly state: 'expired' | 'invalid' }

/** The report of a token. A token authorizes reading the report of one month of one builder. */
export async function sharedReport(token: string, now = new Date()): Promise<SharedReport> {
  const read = await reportToken.read(payloadSecret(), token, now)
  if (read.state !== 'valid') return { state: read.state }
  const { builder, month } = read.claims
  const chosen = await reportMonths(month.slice(0, 7), now)
  const report = chosen.month === month ? await builderReport(builder, chosen, now) : null
  return report ? { report } : { state: 'invalid' }
}
