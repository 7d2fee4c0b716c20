import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from '@/database/iso-date'
import { isEditor } from '@/domain/accounts/roles'
import { SUMMARY_DAYS, type SummarizedCollection } from '@/domain/documents/summarized'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { during, ownedCounts, ownedLeads, receivedDuring } from '../reports/queries'
import { queryOne } from '../sql/query-pool'
import type { Staff } from '../staff/staff'

const number = z.nullable(z.number())

const summaryRow = z.object({
  /** Of the last 30 days. `null` for a contributor, and where none are counted. */
  leads: number,
  views: number,
  /** Communities of a builder; `null` for other documents. */
  communities: number,
  plans: number,
  /** Homes that are not sold. */
  homes: number,
  /** The last submission of a builder, or the last one that changed a listing. */
  submission: z.nullable(
    z.object({ id: z.number(), receivedAt: z.string(), builder: z.nullable(z.string()) }),
  ),
  /** The last changes, the newest first. */
  changes: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      by: z.nullable(z.string()),
      action: z.string(),
      fields: z.array(z.string()),
    }),
  ),
})

/** What an editor wants to know of a document before changing it. */
export type DocumentSummary = Readonly<z.infer<typeof summaryRow>>

/** How many of the last changes a summary has. */
const CHANGES = 3

interface Parts {
  readonly leads?: SQL
  readonly views?: SQL
  readonly communities?: SQL
  readonly plans?: SQL
  readonly homes?: SQL
  readonly submission?: SQL
}

const countRows = (table: string, where: SQL): SQL =>
  sql`(select count(*)::int from ${sql.identifier(table)} t where ${where})`

const unsold = sql`t.deleted_at is null and t.status <> 'sold'`

const findSubmission = (where: SQL): SQL => sql`(
  select json_build_object('id', s.id, 'receivedAt', ${isoDate(sql`s.received_at`)},
    'builder', b.name)
  from submissions s left join builders b on b.id = s.builder_id
  where ${where} order by s.received_at desc, s.id desc limit 1)`

/** The last submission that changed a listing. */
const findChangingSubmission = (kind: 'community' | 'plan' | 'home', id: number): SQL =>
  findSubmission(sql`exists (select from submission_changes c
    where c.submission_id = s.id and c.kind = ${kind} and c.listing_id = ${id})`)

const lastDays = (now: Date) => {
  const to = siteDay(now)
  return { from: addDays(to, 1 - SUMMARY_DAYS), to }
}

function listingParts(
  kind: 'community' | 'plan' | 'home',
  id: number,
  now: Date,
): Required<Pick<Parts, 'leads' | 'views' | 'submission'>> {
  const period = lastDays(now)
  const column = sql.identifier(`${kind}_id`)
  return {
    leads: sql`(select count(*)::int from leads l where l.${column} = ${id}
      and l.quarantined is not true and ${receivedDuring(period)})`,
    views: sql`(select coalesce(sum(views), 0)::int from listing_counts
      where ${column} = ${id} and ${during(period)})`,
    submission: findChangingSubmission(kind, id),
  }
}

/** The figures of a builder are those of its report: of its profile and all of its listings. */
function builderParts(id: number, now: Date): Parts {
  const period = lastDays(now)
  return {
    leads: sql`(select count(*)::int from (${ownedLeads(receivedDuring(period))}) l
      where l.owner = ${id})`,
    views: sql`(select coalesce(sum(o.views), 0)::int
      from (${ownedCounts(during(period), [sql`sum(views) as views`])}) o where o.owner = ${id})`,
    communities: sql`(select count(*)::int from communities_rels r
      join communities t on t.id = r.parent_id
      where r.path = 'builders' and r.builders_id = ${id} and t.deleted_at is null)`,
    plans: countRows('floor_plans', sql`t.builder_id = ${id} and t.deleted_at is null`),
    homes: countRows('homes', sql`t.builder_id = ${id} and ${unsold}`),
    submission: findSubmission(sql`s.builder_id = ${id}`),
  }
}

function selectParts(collection: SummarizedCollection, id: number, now: Date): Parts {
  switch (collection) {
    case 'communities':
      return {
        ...listingParts('community', id, now),
        plans: countRows('floor_plans', sql`t.community_id = ${id} and t.deleted_at is null`),
        homes: countRows('homes', sql`t.community_id = ${id} and ${unsold}`),
      }
    case 'builders':
      return builderParts(id, now)
    case 'floor-plans':
      return {
        ...listingParts('plan', id, now),
        homes: countRows('homes', sql`t.plan_id = ${id} and ${unsold}`),
      }
    case 'homes':
      return listingParts('home', id, now)
    default:
      return {}
  }
}

const nothing = sql`null`

/**
 * The summary of a document, in one statement. A contributor gets no figures of visitors and buyers.
 * The caller checks that the user is staff.
 */
export async function readSummary(
  collection: SummarizedCollection,
  id: number,
  user: Staff,
  now = new Date(),
): Promise<DocumentSummary> {
  const parts = selectParts(collection, id, now)
  const mayCount = isEditor(user.role)
  return queryOne(
    summaryRow,
    sql`select
      ${(mayCount && parts.leads) || nothing} as leads,
      ${(mayCount && parts.views) || nothing} as views,
      ${parts.communities ?? nothing} as communities,
      ${parts.plans ?? nothing} as plans,
      ${parts.homes ?? nothing} as homes,
      ${parts.submission ?? nothing} as submission,
      coalesce((select json_agg(e order by e.id desc) from (
        select a.id, ${isoDate(sql`a.created_at`)} as at, a.user_name as by, a.action,
          array(select t.text from audit_entries_texts t
            where t.parent_id = a.id and t.path = 'changedFields' order by t."order") as fields
        from audit_entries a
        where a.collection_slug = ${collection} and a.document_id = ${String(id)}
        order by a.id desc limit ${CHANGES}
      ) e), '[]') as changes`,
  )
}
