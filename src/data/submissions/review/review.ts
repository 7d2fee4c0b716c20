import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod/mini'
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
import { readDecisions, type StoredDecision } from '@/database/submissions/decisions'
import { type ListingDetails, readListingDetails } from '@/database/submissions/listing-details'
import { type CommunityPlan, readCommunityPlans } from '@/database/submissions/listing-lookups'
import { countHidden, countRows, readPage, readRows } from '@/database/submissions/records'
import { storage } from '@/database/submissions/storage'
import { getSession } from '@/database/transactions/session'
import { describeLack, isGivenIn, planProblems } from '@/domain/submissions/compare/compare'
import { isNewListing, nameField, type StoredRow } from '@/domain/submissions/compare/review-rows'
import { valueText } from '@/domain/submissions/compare/value-text'
import { newAs, wantedFields } from '@/domain/submissions/decide/plan-changes'
import { type FieldId, getField, type ListingKind, listingKinds } from '@/domain/submissions/fields'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import type { Parent } from '@/domain/submissions/match/match'
import { placeText } from '@/domain/submissions/read/sheet'
import { payloadClient } from '../../payload/payload-client'
import { readingOptions } from '../reading-options'

/** The lists from which editors choose values in the review. */
export async function reviewLists(): Promise<ReadingOptions['lists']> {
  const req = await createLocalReq({}, await payloadClient())
  return (await readingOptions(req)).lists
}

/** A page of the review, in the order of the submission. */
export async function reviewPage(query: z.output<typeof reviewQuery>): Promise<ReviewPage> {
  const req = await createLocalReq({}, await payloadClient())
  const connection = await getSession(req)
  const { submission } = query
  const { rows, total } = await readPage(connection, query)
  return {
    rows: await toReviewRows(req, submission, rows),
    total,
    hidden: await countHidden(connection, query),
    counts: await countRows(connection, submission),
  }
}

type Link = ListingLink & { readonly lockedBy: string | null }

/** The address of a listing on the site; `null` for one that buyers do not see. */
function findHref(
  kind: ListingKind,
  { slug, communitySlug, isPublished }: ListingDetails,
): string | null {
  if (!isPublished || !slug) return null
  if (kind === 'community') return paths.community(slug)
  if (!communitySlug) return null
  return kind === 'plan' ? paths.plan(communitySlug, slug) : paths.singleHome(communitySlug, slug)
}

const toLink = (kind: ListingKind, details: ListingDetails): Link => ({
  id: details.id,
  kind,
  name: details.name ?? 'Untitled',
  detail: details.detail ?? '',
  isPublished: details.isPublished,
  verifiedAt: details.verifiedAt,
  href: findHref(kind, details),
  adminHref: adminPaths.document(storage[kind].collection, details.id),
  picture: details.picture === null ? null : `/media/${encodeURIComponent(details.picture)}`,
  lockedBy: details.lockedBy,
})

/** The listings that rows name, by kind and id. */
async function readListingLinks(
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
  const connection = await getSession(req)
  const links = new Map<string, Link>()
  for (const kind of listingKinds) {
    const wanted = ids(kind)
    if (wanted.length === 0) continue
    for (const details of await readListingDetails(connection, kind, wanted)) {
      links.set(`${kind}-${details.id}`, toLink(kind, details))
    }
  }
  return links
}

const getCommunityId = ({ match }: StoredRow): number | null =>
  match?.community && 'listing' in match.community ? match.community.listing : null

const isNewRow = ({ compared, match }: StoredRow): boolean =>
  compared !== null && match !== null && isNewListing(compared, match)

/** The plans among which those of new homes are chosen. */
export async function findPlans(
  req: PayloadRequest,
  rows: readonly StoredRow[],
): Promise<CommunityPlan[]> {
  const homes = rows.filter((row) => row.kind === 'home' && isNewRow(row))
  const communities = [...new Set(homes.flatMap((row) => getCommunityId(row) ?? []))]
  if (communities.length === 0) return []
  return readCommunityPlans(await getSession(req), communities)
}

/** The plans that a new home can have. */
export const getPossiblePlans = (
  row: StoredRow,
  plans: readonly CommunityPlan[],
): CommunityPlan[] =>
  plans.filter(({ community }) => isNewRow(row) && community === getCommunityId(row))

interface RowContext {
  readonly options: ReadingOptions
  readonly links: ReadonlyMap<string, Link>
  readonly decisions: readonly StoredDecision[]
  readonly names: ReadonlyMap<string, string>
  readonly plans: readonly CommunityPlan[]
}

type Decide = (target: string) => Decision | null

/** The decision about a new listing, and its missing fields; `null` for a row of another kind. */
function toNewListing(
  row: StoredRow,
  { plans, names, links }: RowContext,
  decided: Decide,
): ReviewRow['newListing'] {
  const { kind, compared, data, match } = row
  if (!compared || !isNewRow(row)) return null
  const given = new Set(compared.changes.map(({ field }) => field))
  const own = getPossiblePlans(row, plans)
  const matched = match?.plan ?? null
  const submitted = data?.plan?.name ?? data?.plan?.number ?? null
  const listing = matched && 'listing' in matched ? matched.listing : null
  const record = matched && 'record' in matched ? matched.record : null
  const name = record !== null ? (names.get(record) ?? null) : submitted
  return {
    newAs: newAs(kind),
    decision: decided('listing'),
    lacking: wantedFields(kind)
      .filter(({ id }) => !given.has(id))
      .map(({ id, label, required }) => ({
        field: id,
        label,
        isRequired: required,
        decision: decided(id),
      })),
    plan:
      kind === 'home' && getCommunityId(row) !== null
        ? {
            name: listing === null ? name : (links.get(`plan-${listing}`)?.name ?? name),
            isMatched: matched !== null,
            listing,
            plans: own.map((plan) => ({ id: plan.id, name: plan.name })),
            decision: decided('plan'),
          }
        : null,
  }
}

/** The problems of a row. A value that an editor filled in is no longer missing. */
function collectProblems(row: StoredRow, decided: Decide): string[] {
  const { compared, data, kind, match } = row
  const all = [...(data?.problems ?? []), ...(compared?.problems ?? [])]
  if (!data || !isNewRow(row)) return all
  const isGiven = isGivenIn(data)
  const plan = match && decided('plan') ? planProblems(data, match) : []
  const before = [...describeLack(kind, isGiven).problems, ...plan]
  const isFilled = (field: FieldId) => (decided(field)?.typed?.value ?? null) !== null
  const left = describeLack(kind, (field) => isGiven(field) || isFilled(field)).problems
  return [...new Set([...left, ...all.filter((problem) => !before.includes(problem))])]
}

const withoutLock = ({ lockedBy: _, ...link }: Link): ListingLink => link

function toName({ data, listing, record }: StoredRow): string {
  if (!data) return listing?.name ?? record
  const value = data.values[nameField[data.kind]]
  if (value?.state === 'value' && typeof value.value === 'string') return value.value
  if (listing) return listing.name
  if (data.kind === 'community') return data.community?.name ?? record
  return data.kind === 'home' ? 'Home without an address' : 'Plan without a name'
}

function toDetail({ data, listing }: StoredRow, link: Link | undefined): string {
  if (link) return link.detail
  const city = data?.values['community.city']
  if (city?.state === 'value') return String(city.value)
  return data?.community?.name ?? listing?.city ?? ''
}

function toReviewRow(row: StoredRow, context: RowContext): ReviewRow {
  const { options, links, decisions, names } = context
  const { compared, kind, listing_id, match, outcome, record } = row
  const own = decisions.filter((decision) => decision.record === record)
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
  return {
    record,
    kind,
    outcome,
    name: toName(row),
    detail: toDetail(row, link),
    places: row.data?.places.map(placeText) ?? [],
    page: row.data?.places[0]?.onPage?.page ?? null,
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
      label: getField(change.field).label,
      fromText: text(change.field, change.from),
      toText: text(change.field, change.to),
      decision: decided(change.field),
    })),
    plan: planChange && {
      from: planName(planChange.from === null ? null : { listing: planChange.from }),
      to: planName(planChange.to) ?? 'A plan',
      decision: decided('plan'),
    },
    newListing: toNewListing(row, context, decided),
    missing: outcome === 'missing' ? { decision: decided('missing') } : null,
    problems: collectProblems(row, decided),
    lockedBy: link?.lockedBy ?? null,
  }
}

/** Rows as the review shows them. */
export async function toReviewRows(
  req: PayloadRequest,
  submission: number,
  rows: readonly StoredRow[],
): Promise<ReviewRow[]> {
  const connection = await getSession(req)
  const options = await readingOptions(req)
  const links = await readListingLinks(req, rows)
  const records = rows.map(({ record }) => record)
  const decisions = await readDecisions(connection, submission, records)
  const plans = rows.flatMap(({ compared }) => {
    const to = compared?.planChange?.to
    return to && 'record' in to ? [to.record] : []
  })
  const named = plans.length > 0 ? await readRows(connection, submission, plans) : []
  const names = new Map(named.map((row) => [row.record, toName(row)]))
  const available = await findPlans(req, rows)
  const context = { options, links, decisions, names, plans: available }
  return rows.map((row) => toReviewRow(row, context))
}
