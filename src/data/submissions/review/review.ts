import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import {
  type CandidateRow,
  type Decision,
  decision as decisionSchema,
  type ListingLink,
  type ReviewField,
  type ReviewPage,
  type ReviewRow,
  type reviewQuery,
} from '@/contract/submissions/review'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { isNewListing, nameField, type StoredRow } from '@/domain/submissions/compare/review-rows'
import { valueText } from '@/domain/submissions/compare/value-text'
import { newAs } from '@/domain/submissions/decide/plan-changes'
import { type FieldId, fieldOf, type ListingKind, listingKinds } from '@/domain/submissions/fields'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import type { Parent } from '@/domain/submissions/match/match'
import { placeText } from '@/domain/submissions/read/sheet'
import { payloadClient } from '../../payload/payload-client'
import { isoDate } from '../../sql/expressions'
import { readingOptions } from '../listings'
import { countsOf } from '../queries'
import { storage } from '../storage'
import { storedRow } from './rows'
import { readDecisions, type StoredDecision } from './stored-decisions'

type Query = z.output<typeof reviewQuery>

/** The rows `r` of a filter. */
export function filterCondition(filter: Query['filter']): SQL {
  if (filter === 'all') return sql`true`
  if (filter === 'changes') return sql`r.outcome <> 'unchanged'`
  return filter === 'unusual' ? sql`r.is_unusual` : sql`r.outcome = ${filter}`
}

function conditionOf({ filter, hideDecided }: Query): SQL {
  if (!hideDecided) return filterCondition(filter)
  return sql`${filterCondition(filter)} and exists (
    select from jsonb_array_elements_text(r.targets) t(target)
    where not exists (select from submission_decisions d where d.submission_id = r.submission_id
      and d.record = r.record and d.target = t.target))`
}

const pageRow = z.extend(storedRow, { total: z.int() })

const columns = sql`r.record, r.place, r.kind, r.outcome, r.listing_id, r.is_unusual, r.targets,
  r.valid, r.data, r.match, r.compared, r.listing`

/** A page of the review, in the order of the submission. */
export async function reviewPage(query: Query): Promise<ReviewPage> {
  const req = await createLocalReq({}, await payloadClient())
  const { submission, limit, offset } = query
  const found = await queryRows(
    await sessionOf(req),
    pageRow,
    sql`select ${columns}, count(*) over ()::int as total
      from submission_records r
      where r.submission_id = ${submission} and ${conditionOf(query)}
      order by r.place limit ${limit} offset ${offset}`,
  )
  const rows = found.map(({ total: _, ...row }) => row)
  return {
    rows: await toReviewRows(req, submission, rows),
    total: found[0]?.total ?? 0,
    counts: await countsOf(req, submission),
  }
}

/** Some rows of a submission. */
export async function storedRows(
  req: PayloadRequest,
  submission: number,
  records: readonly string[],
): Promise<StoredRow[]> {
  return queryRows(
    await sessionOf(req),
    storedRow,
    sql`select ${columns} from submission_records r
      where r.submission_id = ${submission} and r.record = any(${sql.param([...records])}::text[])
      order by r.place`,
  )
}

const linkRow = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  isPublished: z.boolean(),
  verifiedAt: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  communitySlug: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  lockedBy: z.nullable(z.string()),
})

type Link = ListingLink & { readonly lockedBy: string | null }

/** What the site says about listings. */
async function linksOf(
  req: PayloadRequest,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Link[]> {
  const { collection, table, name } = storage[kind]
  const own = sql.identifier(table)
  const isCommunity = kind === 'community'
  const path = kind === 'plan' ? 'elevations' : 'images'
  const rows = await queryRows(
    await sessionOf(req),
    linkRow,
    sql`select t.id, t.${sql.identifier(name)} as name,
        ${isCommunity ? sql`t.city` : sql`c.name`} as detail,
        coalesce(t._status = 'published', false) as "isPublished",
        ${isoDate(isCommunity ? sql`t.verified_at` : sql`c.verified_at`)} as "verifiedAt", t.slug,
        ${isCommunity ? sql`null` : sql`c.slug`} as "communitySlug",
        (select m.sizes_thumb_filename from ${sql.identifier(`${table}_rels`)} r
          join media m on m.id = r.media_id
          where r.parent_id = t.id and r.path = ${path} order by r."order" limit 1) as picture,
        (select u.name from payload_locked_documents l
          join payload_locked_documents_rels d on d.parent_id = l.id
            and d.${sql.identifier(`${table}_id`)} = t.id
          join payload_locked_documents_rels o on o.parent_id = l.id and o.path = 'user'
          join users u on u.id = o.users_id
          where l.updated_at > now() - interval '5 minutes' limit 1) as "lockedBy"
      from ${own} t ${isCommunity ? sql`` : sql`left join communities c on c.id = t.community_id`}
      where t.id = any(${sql.param([...ids])}::int[])`,
  )
  const href = (row: z.infer<typeof linkRow>): string | null => {
    const { slug, communitySlug, isPublished } = row
    if (!isPublished || !slug) return null
    if (isCommunity) return paths.community(slug)
    if (!communitySlug) return null
    return kind === 'plan' ? paths.plan(communitySlug, slug) : paths.singleHome(communitySlug, slug)
  }
  return rows.map((row) => ({
    id: row.id,
    kind,
    name: row.name ?? 'Untitled',
    detail: row.detail ?? '',
    isPublished: row.isPublished,
    verifiedAt: row.verifiedAt,
    href: href(row),
    adminHref: adminPaths.document(collection, row.id),
    picture: row.picture === null ? null : `/media/${encodeURIComponent(row.picture)}`,
    lockedBy: row.lockedBy,
  }))
}

/** The listings that rows name, by kind and id. */
async function linksOfRows(
  req: PayloadRequest,
  rows: readonly StoredRow[],
): Promise<Map<string, Link>> {
  const ids = (kind: ListingKind): number[] => {
    const own = rows.filter((row) => row.kind === kind)
    const candidates = own.flatMap(({ match }) => match?.candidates ?? [])
    const plans =
      kind === 'plan'
        ? rows.flatMap(({ compared }) => {
            const change = compared?.planChange
            if (!change) return []
            return [change.from ?? [], 'listing' in change.to ? change.to.listing : []].flat()
          })
        : []
    const listed = own.flatMap(({ listing_id }) => listing_id ?? [])
    return [...new Set([...listed, ...candidates.map(({ listing }) => listing), ...plans])]
  }
  const links = new Map<string, Link>()
  for (const kind of listingKinds) {
    const wanted = ids(kind)
    if (wanted.length === 0) continue
    for (const link of await linksOf(req, kind, wanted)) links.set(`${kind}-${link.id}`, link)
  }
  return links
}

interface RowContext {
  readonly options: ReadingOptions
  readonly links: ReadonlyMap<string, Link>
  readonly decisions: readonly StoredDecision[]
  readonly names: ReadonlyMap<string, string>
}

const withoutLock = ({ lockedBy: _, ...link }: Link): ListingLink => link

function nameOf({ data, listing, record }: StoredRow): string {
  if (!data) return listing?.name ?? record
  const value = data.values[nameField[data.kind]]
  if (value?.state === 'value' && typeof value.value === 'string') return value.value
  return listing?.name ?? data.community?.name ?? record
}

function detailOf({ data, listing }: StoredRow, link: Link | undefined): string {
  if (link) return link.detail
  const city = data?.values['community.city']
  if (city?.state === 'value') return String(city.value)
  return data?.community?.name ?? listing?.city ?? ''
}

function toReviewRow(row: StoredRow, context: RowContext): ReviewRow {
  const { options, links, decisions, names } = context
  const { compared, kind, listing_id, match, outcome, record } = row
  const own = decisions.filter((one) => one.record === record)
  const decided = (target: string): Decision | null => {
    const parsed = decisionSchema.safeParse(own.find((one) => one.target === target))
    return parsed.success ? parsed.data : null
  }
  const text = (id: FieldId, value: ReviewField['from']) => valueText(id, value, options.lists)
  const link = listing_id === null ? undefined : links.get(`${kind}-${listing_id}`)
  const planName = (plan: Parent | null): string | null => {
    if (plan === null) return null
    if ('record' in plan) return names.get(plan.record) ?? 'A new plan'
    return links.get(`plan-${plan.listing}`)?.name ?? null
  }
  const { planChange } = compared ?? { planChange: null }
  const isNew = compared !== null && match !== null && isNewListing(compared, match)
  return {
    record,
    kind,
    outcome,
    name: nameOf(row),
    detail: detailOf(row, link),
    places: row.data?.places.map(placeText) ?? [],
    listing: link ? withoutLock(link) : null,
    match: match && {
      certainty: match.certainty,
      confidence: match.confidence,
      reason: match.reason,
      candidates: match.candidates.flatMap(({ listing, score, reason }): CandidateRow[] => {
        const found = links.get(`${kind}-${listing}`)
        return found ? [{ ...withoutLock(found), score, reason }] : []
      }),
      decision: match.decision,
      decidedBy: own.find(({ target }) => target === 'match')?.by ?? null,
      duplicateOf: match.duplicateOf,
    },
    fields: (compared?.changes ?? []).map((change) => ({
      ...change,
      label: fieldOf(change.field).label,
      fromText: text(change.field, change.from),
      toText: text(change.field, change.to),
      decision: decided(change.field),
    })),
    plan: planChange && {
      from: planName(planChange.from === null ? null : { listing: planChange.from }),
      to: planName(planChange.to) ?? 'A plan',
      decision: decided('plan'),
    },
    newListing: isNew ? { newAs: newAs(kind), decision: decided('listing') } : null,
    missing: outcome === 'missing' ? { decision: decided('missing') } : null,
    problems: [...(row.data?.problems ?? []), ...(compared?.problems ?? [])],
    lockedBy: link?.lockedBy ?? null,
  }
}

/** Rows as the review shows them. */
export async function toReviewRows(
  req: PayloadRequest,
  submission: number,
  rows: readonly StoredRow[],
): Promise<ReviewRow[]> {
  const options = await readingOptions(req)
  const links = await linksOfRows(req, rows)
  const records = rows.map(({ record }) => record)
  const decisions = await readDecisions(req, submission, records)
  const plans = rows.flatMap(({ compared }) => {
    const to = compared?.planChange?.to
    return to && 'record' in to ? [to.record] : []
  })
  const named = plans.length > 0 ? await storedRows(req, submission, plans) : []
  const names = new Map(named.map((row) => [row.record, nameOf(row)]))
  return rows.map((row) => toReviewRow(row, { options, links, decisions, names }))
}
